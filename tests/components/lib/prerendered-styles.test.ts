import { expect, it } from 'vitest';
import { restoreStyles } from '@/lib/prerendered-styles';

it('gives every element its style back, as React will look for it', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<i data-style="--from:100;--to:190"></i><svg data-style="display:none"></svg><b>plain</b>';
  restoreStyles(root);
  const [line, drawing, plain] = root.children;
  expect(line).toHaveStyle({ '--from': '100', '--to': '190' });
  expect(drawing).toHaveStyle({ display: 'none' });
  expect(plain?.getAttribute('style')).toBeNull();
  expect(root.querySelector('[data-style]')).toBeNull();
});
