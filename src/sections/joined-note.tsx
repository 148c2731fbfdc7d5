import { OnTheList } from '@/components/on-the-list';

/** At the lower edge of a phone's window, wherever the visitor has joined; it takes no room on the page. */
function JoinedNote() {
  return (
    <div className="z-above sticky bottom-0 sm:hidden">
      <OnTheList className="inset-x-gutter bg-card border-border shadow-float absolute bottom-safe-2 mx-auto w-fit justify-center rounded-xl border px-4 py-0.5 text-sm" />
    </div>
  );
}

export { JoinedNote };
