import { Defs, LinearGradient, Rect, Stop, Svg } from '@react-pdf/renderer';
import { spectrumColor } from '../brand/colors.ts';

/** A hairline of the spectrum: without white, which paper already is. */
export function Light({ width }: { width: number }) {
  return (
    <Svg width={width} height={1} viewBox={`0 0 ${width} 1`}>
      <Defs>
        <LinearGradient id="light" x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor={spectrumColor.pink} />
          <Stop offset="0.36" stopColor={spectrumColor.blue} />
          <Stop offset="0.68" stopColor={spectrumColor.green} />
          <Stop offset="1" stopColor={spectrumColor.orange} />
        </LinearGradient>
      </Defs>
      <Rect x="0" y="0" width={width} height={1} fill="url(#light)" />
    </Svg>
  );
}
