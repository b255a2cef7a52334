/**
 * The files in the built site that carry facts to the server, so that it says the same as the pages that it serves. They are
 * not served.
 */

/** From content/booking.yaml. */
export const bookingFile = 'booking.json';
/** From content/company.json. */
export const companyFile = 'company.json';
/** From content/desk.yaml. */
export const lettersFile = 'letters.json';
/** From content/addresses.yaml. */
export const addressesFile = 'addresses.json';
