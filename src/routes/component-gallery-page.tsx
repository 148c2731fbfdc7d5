import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { CloseIcon } from '@/components/ui/icons';
import { showToast } from '@/components/ui/toaster';
import { componentGallery as content } from '@/content/component-gallery';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const SIZES = ['default', 'sm', 'lg', 'icon'] as const;
const TONES = ['success', 'error'] as const;

/** Every UI primitive in every state. Development only. */
function ComponentGalleryPage() {
  return (
    <>
      <main className="grid gap-16 px-gutter py-section">
        <h1 className="text-h2">{content.title}</h1>
        <Group title={content.buttons}>
          {VARIANTS.map((variant) => (
            <Buttons key={variant} variant={variant} />
          ))}
          <div className="grid gap-2.5 bg-primary p-6">
            <Buttons variant="inverted" />
          </div>
        </Group>
        <Group title={content.fields}>
          <div className="grid max-w-120 gap-4">
            <Field label={content.field.label} placeholder={content.field.placeholder} />
            <Field label={content.field.label} defaultValue={content.field.value} marked required />
            <Field
              label={content.field.label}
              defaultValue={content.field.value}
              error={content.field.error}
            />
            <Field label={content.field.label} defaultValue={content.field.value} disabled />
          </div>
        </Group>
        <Group title={content.toasts}>
          <div className="flex flex-wrap gap-2.5">
            {TONES.map((tone) => (
              <Button
                key={tone}
                variant="outline"
                onClick={() => showToast({ ...content.toast, tone, toasterId: PAGE_TOASTER })}
              >
                {tone}
              </Button>
            ))}
          </div>
        </Group>
      </main>
      <PageToaster />
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Buttons({ variant }: { variant: (typeof VARIANTS)[number] | 'inverted' }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {SIZES.map((size) => (
        <Button
          key={size}
          {...{ variant, size }}
          aria-label={size === 'icon' ? `${content.button} ${variant}` : undefined}
        >
          {size === 'icon' ? <CloseIcon className="size-4.5" /> : `${variant} ${size}`}
        </Button>
      ))}
      <Button variant={variant} disabled>
        {content.disabled}
      </Button>
    </div>
  );
}

export { ComponentGalleryPage };
