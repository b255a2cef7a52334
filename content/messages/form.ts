/** What stands above each field; robots alone see the last one. */
export const labels = {
  name: 'Name',
  email: 'Email',
  phone_number: 'Phone',
  other_social_media: 'Other social media',
  business_details: 'Business details',
  website: 'Website',
};

export const phoneHint = 'include country code';
export const socialMediaHint = 'a name or a link';
export const requiredMark = 'required';
export const charactersLeft = (count: number) => `${count} left`;

export const sendButton = 'Send request';
export const sendingButton = 'Submitting...';
export const purpose = 'We use it to answer you, nothing else.';
export const privacyLink = 'Privacy';
