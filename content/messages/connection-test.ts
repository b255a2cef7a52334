/** The two buttons, idle and at work. */
export const readButton = 'Test Connection';
export const readingButton = 'Testing Connection...';
export const insertButton = 'Test Insert';
export const insertingButton = 'Testing Insert...';

/** What comes of them, first the heading of the panel. */
export const successHeading = 'Success!';
export const errorHeading = 'Error!';
export const readSucceeded = 'connection successful! Table is accessible.';
export const readFailed = 'Connection failed';
export const insertSucceeded = 'insert test successful! Data was added to the database.';
export const insertFailed = 'Insert failed';
export const unexpected = 'Unexpected error occurred';
export const visibleRows = 'What an anonymous visitor may see of it:';
