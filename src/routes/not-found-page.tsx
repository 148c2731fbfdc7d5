import { useEffect } from 'react';
import { Bar } from '@/components/bar';
import { LogoLink } from '@/components/logo-link';
import { buttonVariants } from '@/components/ui/button';
import { notFound, topBar } from '@/content/site';
import { LostRuler } from '@/illustrations/lost-ruler';
import { withProduct } from '@/lib/settings';

/** The page for unknown addresses. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = withProduct(notFound.documentTitle);
  }, []);
  return (
    <>
      <Bar>
        <LogoLink label={withProduct(topBar.backHome)} />
      </Bar>
      <main className="not-found" id="main" tabIndex={-1}>
        <LostRuler labels={notFound.ruler} needle={Number(notFound.code)} />
        <div className="not-found-body">
          <h1>{notFound.code}</h1>
          <div>
            <h2>{notFound.title}</h2>
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
