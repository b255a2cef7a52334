import { demonstrations } from './demonstration-states.ts';
import { Plate, Room } from './Plate.tsx';

/** Every state of every demonstration, each on a page of its own, on which the script `play` brings it about. */
export function Demonstrations() {
  return (
    <Room title="Demonstrations">
      {demonstrations.map(({ at, place, states }) =>
        Object.entries(states).map(([state, acts]) => (
          <Plate key={place + state} label={`${place}: ${state}`} width="page">
            <iframe
              className="h-screen w-full"
              title={`${place}: ${state}`}
              src={at}
              loading="lazy"
              data-place={place}
              data-acts={JSON.stringify(acts)}
            />
          </Plate>
        )),
      )}
    </Room>
  );
}
