/**
 * Whether fuzzing, kills and races run at full size, and every page and state is looked at in every width: in
 * `npm test -- --thorough`, which sets THOROUGH. Otherwise they are just large enough to show the fault they look for.
 */
export const isThorough = process.env['THOROUGH'] === 'yes';

export const howMany = (few: number, all: number): number => (isThorough ? all : few);
