import type { Drawing } from '../drawing.ts';

export const frame: Drawing = {
  alt: 'A framed landscape on an easel splits a ray of white light into five colors',
  entry: [196, 264.8],
  exits: [
    [444, 207.8],
    [444, 220.2],
    [444, 232.6],
    [444, 245],
    [444, 257.4],
  ],
  normal: 'M184 264.8L144 264.8',
  body: <path d="M196 128H444V320H196Z" />,
  details: (
    <>
      <path d="M214 146H426V302H214Z" strokeOpacity=".6" />
      <path
        d="M304 128L311 84H329L336 128M184 320H456V332H184ZM252 332L228 408M260 332L238 408M388 332L412 408M380 332L402 408M317 332V396M323 332V396"
        strokeOpacity=".9"
      />
      <path
        d="M214 302V290C232 284 246 274 262 274C282 274 292 290 312 290C340 290 350 268 376 268C396 268 408 280 426 284"
        strokeOpacity=".9"
      />
      <path d="M242 182A16 16 0 1 1 274 182A16 16 0 1 1 242 182Z" strokeOpacity=".6" />
      <path d="M312 290C330 296 344 302 352 302" strokeOpacity=".3" />
    </>
  ),
  outline: <path d="M196 128H444V320H196Z" />,
};
