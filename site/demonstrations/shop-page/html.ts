/** HTML that may be shown as it is. */
export type Html = { html: string };

/** Puts text into HTML. Whatever is put in is escaped here, and nowhere else; only HTML made here stays HTML. */
export const html = (parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html => ({
  html: String.raw({ raw: parts }, ...values.map(asHtml)),
});

const asHtml = (value: string | Html | Html[]): string =>
  typeof value === 'string'
    ? value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    : [value]
        .flat()
        .map(({ html }) => html)
        .join('\n');
