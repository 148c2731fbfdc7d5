import { useEffect, useState } from 'react';

/** A line two fifths down the window, where a section is read. */
const LINE = '-40% 0px -60%';

/** The id of the section at that line; null if none of these is there. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | null {
  const [current, setCurrent] = useState<Id | null>(null);

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observers = ids.map((id) => {
      const observer = new IntersectionObserver(
        (entries) => {
          const isCurrent = entries.at(-1)?.isIntersecting ?? false;
          setCurrent((before) => (isCurrent ? id : before === id ? null : before));
        },
        { rootMargin: LINE },
      );
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
      return observer;
    });
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [ids]);

  return current;
}
