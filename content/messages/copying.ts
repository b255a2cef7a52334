/** The button on a code sample, as it is seen and as it is heard. */
export const copyButton = 'Copy';
export const copyButtonInFull = 'Copy this code';

/** How it went. */
export const codeCopied = 'The code is copied.';
export const codeNotCopied = 'The code could not be copied. Select it and copy it by hand.';
export const linkCopied = 'The link is copied.';
export const linkNotCopied = 'The link could not be copied. It stands in the address bar.';
