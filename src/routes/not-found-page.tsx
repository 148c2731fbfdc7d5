import { useEffect } from 'react';
import { Bar, barLink } from '@/components/bar';
import { LanguageLinks } from '@/components/language-links';
import { LogoLink } from '@/components/logo-link';
import { buttonVariants } from '@/components/ui/button';
import { notFound, topBar } from '@/content/site';
import { LostRuler } from '@/illustrations/lost-ruler';
import { cn } from '@/lib/cn';
import { language } from '@/lib/language';
import { withProduct } from '@/lib/settings';

/** The page for unknown addresses. */
function NotFoundPage() {
  useEffect(() => {
    document.title = withProduct(notFound.documentTitle);
  }, []);
  return (
    <>
      <Bar>
        <LogoLink label={withProduct(topBar.backHome)} />
        <LanguageLinks className={cn(barLink, 'flex px-4 lg:-col-end-1 lg:justify-self-end')} />
      </Bar>
      <main
        className="flex min-h-svh flex-col justify-center pt-[var(--bar-clearance)] pb-16"
        id="main"
        tabIndex={-1}
      >
        <LostRuler />
        <div className="px-gutter grid gap-6 pt-[clamp(2rem,5vw,4rem)] lg:grid-cols-[auto_minmax(0,1fr)] lg:items-end lg:gap-16">
          {/* Never wider than the screen, however large the text. */}
          <h1 className="text-[min(52vw,19rem)]/[0.76] tracking-[-0.035em] lg:text-[min(26vw,19rem)] poster:text-[min(26vw,44svh)]">
            404
          </h1>
          <div>
            <h2 className="text-[clamp(2rem,1.4rem+2.4vw,3.5rem)] poster:text-[4.4vw]">{notFound.title}</h2>
            <p className="mt-3 mb-6 max-w-[26em] text-lead">{notFound.text}</p>
            <a className={buttonVariants({ size: 'lg' })} href={language.path}>
              {notFound.home}
            </a>
          </div>
        </div>
      </main>
    </>
  );
}

export { NotFoundPage };
