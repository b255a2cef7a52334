/** How a person says the name of a field within a sentence. */
export const said = {
  name: 'name',
  email: 'email address',
  phone_number: 'phone number',
  other_social_media: 'social media',
  business_details: 'business details',
  website: 'website',
};

export const missing = (field: string) => `Please enter your ${field}.`;
export const tooLong = (field: string, most: number) =>
  `Please keep your ${field} within ${most} characters.`;
export const noEmail = 'Please enter an email address such as name@example.com.';
export const severalLines = (field: string) => `Please enter your ${field} on one line.`;
/** A rule that the database alone knows. */
export const refused = (field: string) => `Please check your ${field}.`;
