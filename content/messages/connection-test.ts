/** The two tests of the connection and what comes of them. */
export const connectionTest = {
  read: 'Test Connection',
  reading: 'Testing Connection...',
  readSucceeded: 'connection successful! Table is accessible.',
  readFailed: 'Connection failed',
  insert: 'Test Insert',
  inserting: 'Testing Insert...',
  insertSucceeded: 'insert test successful! Data was added to the database.',
  insertFailed: 'Insert failed',
  unexpected: 'Unexpected error occurred',
  success: 'Success!',
  error: 'Error!',
  rows: 'What an anonymous visitor may see of it:',
};
