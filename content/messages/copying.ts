/** What is said when something was put on the clipboard. */
export const copying = {
  button: 'Copy',
  buttonInFull: 'Copy this code',
  code: {
    copied: 'The code is copied.',
    failed: 'The code could not be copied. Select it and copy it by hand.',
  },
  link: {
    copied: 'The link is copied.',
    failed: 'The link could not be copied. It stands in the address bar.',
  },
};
