import type { Drawing } from '../drawing.ts';

export const guide: Drawing = {
  alt: 'A page of a guide and a pencil split a ray of white light into five colors',
  entry: [208, 262.4],
  exits: [
    [424, 212.7],
    [424, 223.5],
    [424, 234.3],
    [424, 245.1],
    [424, 255.9],
  ],
  normal: 'M196 262.4L156 262.4',
  body: <path d="M208 88H384L424 128V392H208Z" />,
  details: (
    <>
      <path d="M232 148H400M232 164H400M232 180H344M264 306H400M264 338H400M264 370H400" strokeOpacity=".3" />
      <path
        d="M232 300A8 8 0 1 1 248 300A8 8 0 1 1 232 300ZM264 295H352M232 332A8 8 0 1 1 248 332A8 8 0 1 1 232 332ZM264 327H336M240 308V324M232 364A8 8 0 1 1 248 364A8 8 0 1 1 232 364ZM264 359H360M240 340V356"
        strokeOpacity=".6"
      />
      <path d="M456 316V304A8 8 0 0 1 472 304V316ZM456 316V380L464 400L472 380V316" strokeOpacity=".9" />
      <path d="M456 380H472M464 316V380" strokeOpacity=".3" />
    </>
  ),
  outline: (
    <>
      <path d="M208 88H384L424 128V392H208ZM384 88V128H424M232 124H336" />
    </>
  ),
};
