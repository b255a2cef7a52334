/** The search once something is typed, and its dialog's name for screen readers. */
export const dialogName = 'Search';
export const searching = 'Searching…';
export const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);
export const nothingFound = (question: string) =>
  `Nothing found for “${question}”. Here is everything on the site.`;
export const searchFailed = 'The search did not load.';
export const offline = 'You are offline.';

/** The button on a code sample: its visible text and its name for screen readers. */
export const copyButton = 'Copy';
export const copyButtonInFull = 'Copy this code';

/** The result of copying. */
export const codeCopied = 'The code is copied.';
export const codeNotCopied = 'The code could not be copied. Select and copy it by hand.';
export const linkCopied = 'The link is copied.';
export const linkNotCopied = 'The link could not be copied. It is in the address bar.';

/** Shown in place of a part of a page that has failed, followed by our email address. */
export const failureHeading = 'Unexpected Application Error!';
export const failureText = 'This part of the page stopped working. Load the page again, or write to us:';
export const reloadButton = 'Reload the page';

/** The two buttons, idle and busy. */
export const readButton = 'Test Connection';
export const readingButton = 'Testing Connection...';
export const insertButton = 'Test Insert';
export const insertingButton = 'Testing Insert...';

/** The results, beginning with the heading of the panel. */
export const successHeading = 'Success!';
export const errorHeading = 'Error!';
export const readSucceeded = 'connection successful! Table is accessible.';
export const readFailed = 'Connection failed';
export const insertSucceeded = 'insert test successful! Data was added to the database.';
export const insertFailed = 'Insert failed';
export const unexpected = 'Unexpected error occurred';
export const visibleRows = 'What an anonymous visitor may see of it:';
