export const formClass = 'grid content-start gap-x-8 gap-y-4 sm:grid-cols-2';
