/** The class that sets the leading hue inside an element. Names are spelled out, so that Tailwind finds them. */
export const hueClass = {
  pink: 'hue-pink',
  blue: 'hue-blue',
  green: 'hue-green',
  orange: 'hue-orange',
  white: 'hue-white',
} as const;
