import { type SyntheticEvent, useEffect } from 'react';
import { Bar, barLink } from '@/components/bar';
import { LanguageLinks } from '@/components/language-links';
import { LogoLink } from '@/components/logo-link';
import { buttonVariants } from '@/components/ui/button';
import { useContent } from '@/content/use-content';
import type { DialogName } from '@/dialogs/dialog-url';
import { cn } from '@/lib/cn';
import { NotFoundRuler } from './not-found-ruler';

/** The page for unknown URLs. */
function NotFoundPage() {
  const { hero, language, mechanicCall, notFound, topBar } = useContent();
  useEffect(() => {
    document.title = notFound.documentTitle;
  }, [notFound]);
  return (
    <>
      <Bar>
        <LogoLink label={topBar.backHome} />
        <div className="flex gap-1.5 lg:-col-end-1 lg:justify-self-end">
          <LanguageLinks className={cn(barLink, 'flex px-4')} />
        </div>
      </Bar>
      <main
        className="flex min-h-svh flex-col justify-center pt-(--bar-clearance) pb-16"
        id="main"
        tabIndex={-1}
      >
        <NotFoundRuler />
        <div className="px-gutter grid gap-6 pt-8 lg:grid-cols-auto-fill lg:items-end lg:gap-16 lg:pt-16">
          <h1 className="not-found-number tracking-tight">404</h1>
          <div>
            <h2 className="fit-text-3xl/5.5 lg:text-4xl">{notFound.title}</h2>
            <p className="mt-3 mb-6 max-w-xl text-lead">{notFound.text}</p>
            <div className="flex flex-wrap gap-2.5">
              <a className={buttonVariants({ size: 'lg' })} href={language.path}>
                {notFound.home}
              </a>
              <FormLink form="waitlist">{hero.join}</FormLink>
              <FormLink form="partner">{mechanicCall.action}</FormLink>
            </div>
          </div>
        </div>
      </main>
    </>
  );
}

/**
 * A link to a form on the landing page. The page for unknown URLs needs it because mail programs turn `/#waitlist` into
 * `/%23waitlist`. The link gets the query of the current URL, so that the campaign is recorded.
 */
function FormLink({ form, children }: { form: DialogName; children: string }) {
  const { language } = useContent();
  return (
    <a
      className={buttonVariants({ size: 'lg', variant: 'outline' })}
      href={`${language.path}#${form}`}
      onPointerDown={keepCampaign}
      onClick={keepCampaign}
    >
      {children}
    </a>
  );
}

/**
 * Appends the query of the current URL to the link. Also called on `pointerdown`, because a middle click or the context menu
 * opens the link without a `click` event.
 */
function keepCampaign({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  currentTarget.search = window.location.search;
}

export { NotFoundPage };
