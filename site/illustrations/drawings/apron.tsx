import type { Drawing } from '../drawing.ts';

export const apron: Drawing = {
  alt: 'An apron with tools in its pocket splits a ray of white light into five colors',
  entry: [227.5, 258.5],
  exits: [
    [412, 216.1],
    [412.1, 225.3],
    [412.2, 234.5],
    [412.3, 243.7],
    [412.4, 252.9],
  ],
  normal: 'M215.5 258.3L175.5 257.7',
  body: (
    <path d="M320 128L364 128C368 164 386 190 412 204C412 264 414 330 416 384C416 396 410 400 400 400L320 400L240 400C230 400 224 396 224 384C226 330 228 264 228 204C254 190 272 164 276 128L320 128Z" />
  ),
  details: (
    <>
      <path
        d="M284 128C284 84 300 72 320 72C340 72 356 84 356 128M276 128V116H292V128M348 128V116H364V128"
        strokeOpacity=".9"
      />
      <path d="M284 138H356" strokeOpacity=".6" />
      <path d="M260 312H380V360A12 12 0 0 1 368 372H272A12 12 0 0 1 260 360Z" strokeOpacity=".9" />
      <path d="M260 322H380" strokeOpacity=".6" />
      <path
        d="M284 312V276H296V312M336 312L330 290M350 312L356 290M317 281A9 9 0 1 1 335 281A9 9 0 1 1 317 281ZM351 281A9 9 0 1 1 369 281A9 9 0 1 1 351 281Z"
        strokeOpacity=".9"
      />
      <path d="M284 280H290M284 285H290M284 290H290M284 295H290M284 300H290M284 305H290" strokeOpacity=".3" />
    </>
  ),
  outline: (
    <path d="M320 128L364 128C368 164 386 190 412 204C412 264 414 330 416 384C416 396 410 400 400 400L320 400L240 400C230 400 224 396 224 384C226 330 228 264 228 204C254 190 272 164 276 128L320 128Z" />
  ),
};
