import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/toaster';
import { waitlistForm } from '@/content/forms';
import { regionNames } from '@/content/messages';
import { PAGE_TOASTER, PageToaster } from '@/dialogs/page-toaster';
import { CloseIcon } from '@/illustrations/icons';
import { cn } from '@/lib/cn';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'inverted'] as const;
const SIZES = ['default', 'sm', 'lg'] as const;
const TONES = ['success', 'error'] as const;

const { label, placeholder, missing } = waitlistForm.fields.email;

/** Every UI primitive in every state, with words of the waitlist form. Development only. */
function ComponentGalleryPage() {
  return (
    <>
      <main className="px-gutter py-section grid gap-6">
        <h1 className="text-h2">Component gallery</h1>
        {VARIANTS.map((variant) => (
          <div
            key={variant}
            className={cn('flex flex-wrap items-center gap-2.5', variant === 'inverted' && 'bg-primary p-6')}
          >
            {SIZES.map((size) => (
              <Button key={size} {...{ variant, size }}>{`${variant} ${size}`}</Button>
            ))}
            <Button variant={variant} size="icon" aria-label={`${variant} icon`}>
              <CloseIcon className="size-4.5" />
            </Button>
            <Button variant={variant} disabled>
              {`${variant} disabled`}
            </Button>
          </div>
        ))}
        <div className="grid max-w-120 gap-4">
          <Field label={label} placeholder={placeholder} hint={waitlistForm.fields.postalCode.hint} />
          <Field label={label} marked required />
          <Field label={label} defaultValue={placeholder} error={missing} />
          <Field label={label} defaultValue={placeholder} disabled />
        </div>
        <div className="flex flex-wrap gap-2.5">
          {TONES.map((tone) => (
            <Button
              key={tone}
              variant="outline"
              onClick={() =>
                showToast({
                  ...waitlistForm.messages.success,
                  dismissLabel: regionNames.dismiss,
                  tone,
                  toasterId: PAGE_TOASTER,
                })
              }
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
