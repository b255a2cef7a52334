/**
 * Fuzzing, kills, races and large sizes: as few as show the fault they look for, in every run, and all of them in
 * `npm test -- --thorough`, which sets THOROUGH.
 */
export const isThorough = process.env['THOROUGH'] === 'yes';

export const howMany = (few: number, all: number): number => (isThorough ? all : few);
