/** A paper's title as a file name that every system takes. */
export const pdfName = (title: string) => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
