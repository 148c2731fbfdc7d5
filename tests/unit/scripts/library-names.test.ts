import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dropNames } from '../../../scripts/build/library-names';

describe('the names that libraries give for debugging', () => {
  it('are dropped where they are statements of their own', () => {
    const code = 'function at() {}\n__name(at, "at");\nLink.displayName = "Link";\nlast();';
    expect(dropNames(code)).toBe('function at() {}\n\n\nlast();');
  });

  it('are dropped from classes, and expressions stay what they are', () => {
    expect(dropNames('class A {\n  static {\n    __name(this, "A");\n  }\n}')).toBe('class A {\n  \n}');
    const helper =
      'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';
    expect(dropNames(helper)).toBe('var __name = (target) => target;');
  });

  it('leave what is no name alone', () => {
    const code = 'link.href = "x";\n  Inner.displayName = name;\nregister("x");';
    expect(dropNames(code)).toBe(code);
  });

  it('no longer keep a component', () => {
    expect(dropNames('var Link = React10.forwardRef(\n')).toBe(
      'var Link = /* @__PURE__ */ React10.forwardRef(\n',
    );
    const made = 'var Form = /* @__PURE__ */ React.forwardRef(\n';
    expect(dropNames(made)).toBe(made);
  });

  it('stand in the installed Radix as they are looked for', () => {
    const code = dropNames(readFileSync('node_modules/@radix-ui/react-collection/dist/index.mjs', 'utf8'));
    expect(code).not.toMatch(/^__name\(/m);
    expect(code).not.toContain('static {');
    expect(code).toContain('var __name = (target) => target;');
  });
});
