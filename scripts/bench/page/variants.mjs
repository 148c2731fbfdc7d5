// The pages that are compared: this one, and what it is measured against.

/** @typedef {{ name: string, html: (page: string) => string }} Variant */

const BOOT = /<script data-entry="([^"]+)">.*?<\/script>/s;
const SCRIPTS = /<script\b.*?<\/script>/gs;

/** What nothing can be faster than: text, no styles but the browser's, no script. */
const BARE = `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A bare page</title>
<meta name="description" content="What every page is measured against.">
</head>
<body><main><h1>A bare page</h1><p>What every page is measured against.</p></main></body>
</html>
`;

/** @type {Variant} */
export const THIS_PAGE = { name: 'this page', html: (page) => page };
/** @type {Variant} */
export const WITHOUT_SCRIPTS = { name: 'without scripts', html: (page) => page.replaceAll(SCRIPTS, '') };
/** @type {Variant} */
export const BARE_PAGE = { name: 'bare page', html: () => BARE };

/** The ordinary way to start a site's script, in place of the boot. @type {Variant} */
export const MODULE_SCRIPT = {
  name: 'module script',
  html(page) {
    if (!BOOT.test(page)) throw new Error('The page has no boot');
    return page.replace(BOOT, '<script type="module" src="$1"></script>');
  },
};
