import type { Drawing } from '../drawing.ts';

export const plug: Drawing = {
  alt: 'A plug above its socket splits a ray of white light into five colors',
  entry: [250, 254],
  exits: [
    [390, 221.8],
    [390, 228.8],
    [390, 235.8],
    [390, 242.8],
    [390, 249.8],
  ],
  normal: 'M238 254L198 254',
  body: (
    <path d="M320 148L342 148L342 164C364 166 388 176 390 204L390 284C390 292 386 296 378 296L320 296L262 296C254 296 250 292 250 284L250 204C252 176 276 166 298 164L298 148L320 148Z" />
  ),
  details: (
    <>
      <path
        d="M274 280H366M308 148V108M332 148V108M304 116H336M304 124H336M304 132H336M304 140H336"
        strokeOpacity=".6"
      />
      <path d="M308 108C308 84 290 76 264 76H176M332 108C332 68 304 60 264 60H176" strokeOpacity=".9" />
      <path
        d="M242 364H398A10 10 0 0 1 408 374V394A10 10 0 0 1 398 404H242A10 10 0 0 1 232 394V374A10 10 0 0 1 242 364Z"
        strokeOpacity=".9"
      />
      <path d="M276 364V384H304V364M336 364V384H364V364" strokeOpacity=".6" />
    </>
  ),
  outline: (
    <path d="M320 148L342 148L342 164C364 166 388 176 390 204L390 284C390 292 386 296 378 296L320 296L262 296C254 296 250 292 250 284L250 204C252 176 276 166 298 164L298 148L320 148ZM284 296H296V340H284ZM344 296H356V340H344Z" />
  ),
};
