/** Texts that leave their box, their background or the window, touch another text, or break inside a word. Runs in the page. */
export function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const lines: { text: string; block: Element; rect: DOMRect }[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('[role="dialog"]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (text.trim() === '' || parent === null || parent.closest('svg, noscript, .sr-only') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const around: Element[] = [];
    for (let part: Element | null = parent; part !== null; part = part.parentElement) around.push(part);
    // Drawings clip on purpose, such as a ruler its numbers.
    const isClipped = ({ overflowX, clipPath }: CSSStyleDeclaration) =>
      overflowX === 'hidden' || clipPath !== 'none';
    const drawn = around.filter((part) => part.closest('[aria-hidden="true"]') !== null);
    if (drawn.some((part) => isClipped(getComputedStyle(part)))) continue;
    let block = parent;
    while (/^(?:inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement ?? block;
    const box = block.getBoundingClientRect();
    if (box.height === 0) continue;
    let surface = block;
    while (surface !== document.body && getComputedStyle(surface).backgroundColor === 'rgba(0, 0, 0, 0)')
      surface = surface.parentElement ?? document.body;
    const ground = surface.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    // What is turned lies over each other, a dialog's buttons stay over what is scrolled, and lines of large letters overlap.
    const mayOverlap =
      around.some((part) => getComputedStyle(part).rotate !== 'none') ||
      parent.closest('[data-slot="dialog-footer"]') !== null ||
      Number.parseFloat(getComputedStyle(parent).fontSize) >= 32;
    for (const rect of range.getClientRects()) {
      if (!mayOverlap) lines.push({ text, block, rect });
      if (rect.left < box.left - 2 || rect.right > box.right + 2) faults.push(`wider than its box: ${text}`);
      // The hero's keys scroll sideways.
      const mayLeave = parent.closest('#hero fieldset') !== null;
      if (!mayLeave && (rect.left < ground.left - 2 || rect.right > ground.right + 2))
        faults.push(`beside its background: ${text}`);
      if (!mayLeave && (rect.left < -1 || rect.right > window.innerWidth + 1))
        faults.push(`outside the window: ${text}`);
    }
    for (const { 0: word, index } of text.matchAll(/[^\s/‐-]+/g)) {
      // Breaks with a hyphen.
      if (word.includes('\u00AD')) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
      if (tops.size > 1) faults.push(`broken: ${word}`);
    }
  }
  for (const [index, { text, block, rect }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (block.contains(other.block) || other.block.contains(block)) continue;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      if (across > 2 && down > 4) faults.push(`over each other: ${text} | ${other.text}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);
  return [...new Set(faults)];
}

/** Controls with something else over their middle or a corner, where they would be pressed. Runs in the page. */
export function findCoveredControls(): string[] {
  const covered: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a, button, input, [role="slider"]')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.sr-only') !== null)
      continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A link in a text may have several lines.
    const [box] = control.getClientRects();
    if (box === undefined || box.width < 2) continue;
    const { left, right, top, bottom } = box;
    // Inside rounded corners, of which three tenths are outside.
    const radius = Number.parseFloat(getComputedStyle(control).borderTopLeftRadius) || 0;
    const inset = 1 + 0.3 * Math.min(radius, box.width / 2, box.height / 2);
    for (const [x, y] of [
      [(left + right) / 2, (top + bottom) / 2],
      ...[left + inset, right - inset].flatMap((x) => [top + inset, bottom - inset].map((y) => [x, y])),
    ] as [number, number][]) {
      const hit = document.elementFromPoint(x, y);
      const isControl = hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control));
      if (isControl || hit === null) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      covered.push(`${name || control.outerHTML.slice(0, 60)}: covered by ${hit.outerHTML.slice(0, 80)}`);
      break;
    }
  }
  return covered;
}
