/** In the place of a part of a page that has failed; the email follows the text. */
export const failureHeading = 'Unexpected Application Error!';
export const failureText = 'This part of the page stopped working. Load the page again, or write to us:';
export const reloadButton = 'Reload the page';
