/** The class that makes a hue lead inside an element; spelled out, so that the style sheet holds them all. */
export const hueClass = {
  pink: 'hue-pink',
  blue: 'hue-blue',
  green: 'hue-green',
  orange: 'hue-orange',
  white: 'hue-white',
} as const;
