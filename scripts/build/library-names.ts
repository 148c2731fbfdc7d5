import type { Plugin } from 'vite';

/** Libraries that name their functions and components for debugging, in statements of their own. */
const LIBRARIES = /\/node_modules\/(?:@radix-ui\/[^/]+|react-router)\/dist\//;

/** What such a statement looks like at the top of a module; it keeps all that it names in the build. */
const STATEMENT = /^(?:__name\(\w+, "[^"]*"\)|\w+\.displayName = [^;\n]+);$/gm;

/** The same inside functions and classes, and around expressions, where a function that gives back its argument does. */
const HELPER = /^var __name = \(target, value\) => __defProp\(target, "name", [^;]+;$/m;
const PLAIN_HELPER = 'var __name = (target) => target;';
const STATIC_BLOCK = /static \{\s*__name\(this, "[^"]*"\);\s*\}/g;

/** A component made by a call, which a bundler has to take for one that does something besides. */
const CREATION = /^(var \w+ = )(?=React\w*\.(?:createContext|forwardRef|memo)\()/gm;

/** A library's module without the names it gives for debugging, and with components that may be left out. */
export function dropNames(code: string): string {
  return code
    .replace(STATIC_BLOCK, '')
    .replace(HELPER, PLAIN_HELPER)
    .replace(STATEMENT, '')
    .replace(CREATION, '$1/* @__PURE__ */ ');
}

/**
 * Leaves out what nothing but its debugging name keeps in the build: forms, fetchers and prefetching of the router, a
 * second collection of Radix. The build fails when no library names anything any more.
 */
export function libraryNames(): Plugin {
  let found = false;
  return {
    name: 'pitlane:library-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!LIBRARIES.test(id)) return null;
      const plain = dropNames(code);
      if (plain === code) return null;
      found = true;
      return { code: plain, map: null };
    },
    generateBundle() {
      if (!found) this.error('No library names its parts any more: this plugin has nothing to do');
    },
  };
}
