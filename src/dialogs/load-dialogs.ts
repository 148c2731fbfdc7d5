/** Addresses of the files of the dialogs' code that the page has not loaded; none in development. */
const files = () => document.getElementById('root')?.dataset['dialogs']?.split(' ') ?? [];

/**
 * Loads the dialogs. Browsers keep the failure of a module, and of each that it imports, until the page is left. So the files are
 * fetched first, which can be tried again, and imported from the browser's cache.
 */
export async function loadDialogs() {
  await Promise.all(files().map(fetchFile));
  return import('./dialogs');
}

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} has the status ${response.status}`);
  await response.arrayBuffer();
}
