/** What stands above the contact form can be asked for by the form: an event of this name, whose detail names it. */
export const introductionEvent = 'introduction';
