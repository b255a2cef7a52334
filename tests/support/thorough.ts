/**
 * Whether fuzzing, kills and races run at full size, and every page and state is looked at in every width: in
 * `npm test -- --thorough`, which sets THOROUGH. Otherwise they are just large enough to show the faults that they look for.
 */
export const isThorough = process.env['THOROUGH'] === 'yes';

export const howMany = (few: number, all: number): number => (isThorough ? all : few);

/** A test of a state that is rare and nothing else leads through, so that only a change of its own part can break it. */
export const whenThorough = <Test extends { skip: unknown }>(test: Test): Test =>
  isThorough ? test : (test.skip as Test);

/** The first of a list, whose others differ from them in little; all of it when asked for. */
export const sampleOf = <Item>(list: readonly Item[], few: number): readonly Item[] =>
  isThorough ? list : list.slice(0, few);
