import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/toaster';
import { componentGallery as words } from '@/content/component-gallery';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const SIZES = ['default', 'sm', 'lg', 'icon'] as const;
const TONES = ['success', 'destructive'] as const;

/** Every primitive in every state, for developers; the production build has no route to it. */
export function ComponentGalleryPage() {
  return (
    <>
      <main className="grid gap-16 px-gutter py-section">
        <h1 className="text-h2">{words.title}</h1>
        <Shelf title={words.buttons}>
          {VARIANTS.map((variant) => (
            <Buttons key={variant} variant={variant} />
          ))}
          <div className="grid gap-2.5 bg-primary p-6">
            <Buttons variant="default" inverted />
          </div>
        </Shelf>
        <Shelf title={words.fields}>
          <div className="grid max-w-[480px] gap-4">
            <Field label={words.field.label} placeholder={words.field.placeholder} />
            <Field label={words.field.label} defaultValue={words.field.value} marked required />
            <Field label={words.field.label} defaultValue={words.field.value} error={words.field.error} />
            <Field label={words.field.label} defaultValue={words.field.value} disabled />
          </div>
        </Shelf>
        <Shelf title={words.toasts}>
          <div className="flex flex-wrap gap-2.5">
            {TONES.map((tone) => (
              <Button
                key={tone}
                variant="outline"
                onClick={() => showToast({ ...words.toast, tone, toasterId: PAGE_TOASTER })}
              >
                {tone}
              </Button>
            ))}
          </div>
        </Shelf>
      </main>
      <PageToaster />
    </>
  );
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
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

function Buttons({ variant, inverted = false }: { variant: (typeof VARIANTS)[number]; inverted?: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {SIZES.map((size) => (
        <Button
          key={size}
          {...{ variant, size, inverted }}
          aria-label={size === 'icon' ? `${words.button} ${variant}` : undefined}
        >
          {size === 'icon' ? <PlusIcon /> : `${variant} ${size}`}
        </Button>
      ))}
      <Button {...{ variant, inverted }} disabled>
        {words.disabled}
      </Button>
    </div>
  );
}

function PlusIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-[18px]" aria-hidden="true">
      <path d="M8 2v12M2 8h12" className="stroke-current stroke-2" />
    </svg>
  );
}
