import { useEffect, useState } from 'react';

/** A line two fifths down the window, where a section is read. */
const LINE = '-40% 0px -60%';

/** The id of the section at that line; null if none of these is there. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          setCurrent((before) => (isIntersecting ? target.id : before === target.id ? null : before));
      },
      { rootMargin: LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
