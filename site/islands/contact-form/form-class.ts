export const formClass = 'grid grid-cols-1 content-start gap-x-8 gap-y-4 sm:grid-cols-2';
