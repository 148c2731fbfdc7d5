import { topBar } from '@/content/top-bar';

/** The first stop of the keyboard: past the bar, to the page's `main`. Seen only while focused. */
export function SkipLink() {
  return (
    <a
      className="-top-24 fixed left-gutter z-60 rounded-md bg-foreground px-[18px] py-3.5 font-medium text-background focus:top-3"
      href="#main"
    >
      {topBar.skip}
    </a>
  );
}
