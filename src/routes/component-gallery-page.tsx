import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { CloseIcon } from '@/components/ui/icons';
import { showToast } from '@/components/ui/toaster';
import { componentGallery as content } from '@/content/component-gallery';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';
import { cn } from '@/lib/cn';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'inverted'] as const;
const SIZES = ['default', 'sm', 'lg'] as const;
const TONES = ['success', 'error'] as const;

/** Every UI primitive in every state. Development only. */
function ComponentGalleryPage() {
  return (
    <>
      <main className="grid gap-6 px-gutter py-section">
        <h1 className="text-h2">{content.title}</h1>
        {VARIANTS.map((variant) => (
          <div
            key={variant}
            className={cn('flex flex-wrap items-center gap-2.5', variant === 'inverted' && 'bg-primary p-6')}
          >
            {SIZES.map((size) => (
              <Button key={size} {...{ variant, size }}>{`${variant} ${size}`}</Button>
            ))}
            <Button variant={variant} size="icon" aria-label={`${content.button} ${variant}`}>
              <CloseIcon className="size-4.5" />
            </Button>
            <Button variant={variant} disabled>
              {content.button}
            </Button>
          </div>
        ))}
        <div className="grid max-w-120 gap-4">
          <Field {...content.field} />
          <Field {...content.field} defaultValue={content.title} marked required />
          <Field {...content.field} defaultValue={content.title} error={content.error} />
          <Field {...content.field} defaultValue={content.title} disabled />
        </div>
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
      </main>
      <PageToaster />
    </>
  );
}

export { ComponentGalleryPage };
