/** In the place of a part of a page that has failed; the e-mail follows the text. */
export const failure = {
  heading: 'Unexpected Application Error!',
  text: 'This part of the page stopped working. Load the page again, or write to us:',
  reload: 'Reload the page',
};
