import { useEffect } from 'react';
import { Bar } from '@/components/bar';
import { LogoLink } from '@/components/logo-link';
import { buttonVariants } from '@/components/ui/button';
import { notFound, topBar } from '@/content/site';
import { LostRuler } from '@/illustrations/lost-ruler';
import { withProduct } from '@/lib/settings';

const CODE = 404;

/** The last numbers of a ruler that ends before the code. */
const RULER = [396, 398, 400];

/** The page for unknown addresses. */
function NotFoundPage() {
  useEffect(() => {
    document.title = withProduct(notFound.documentTitle);
  }, []);
  return (
    <>
      <Bar>
        <LogoLink label={withProduct(topBar.backHome)} />
      </Bar>
      <main
        className="flex min-h-svh flex-col justify-center pt-[calc(110px+env(safe-area-inset-top))] pb-16"
        id="main"
        tabIndex={-1}
      >
        <LostRuler labels={RULER} needle={CODE} />
        <div className="grid gap-6 px-gutter pt-[clamp(32px,5vw,64px)] lg:grid-cols-[auto_minmax(0,1fr)] lg:items-end lg:gap-16">
          {/* Never wider than the screen, however large the text. */}
          <h1 className="-ml-[0.03em] text-[length:min(52vw,19rem)] leading-[0.76] tracking-[-0.035em] lg:text-[length:min(26vw,19rem)]">
            {CODE}
          </h1>
          <div>
            <h2 className="text-[clamp(2rem,1.4rem+2.4vw,3.5rem)]">{notFound.title}</h2>
            <p className="mt-3 mb-6 max-w-[26em] text-lead">{notFound.text}</p>
            <a className={buttonVariants({ size: 'lg' })} href="/">
              {notFound.home}
            </a>
          </div>
        </div>
      </main>
    </>
  );
}

export { NotFoundPage };
