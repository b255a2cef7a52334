export const formClass = 'grid content-start gap-x-8 gap-y-3 sm:grid-cols-2';
