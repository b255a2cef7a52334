import { type Surroundings, securityHeaders } from '../../server/static/headers.ts';
import { faultName, type HostedFile, notFoundName } from './hosted-file.ts';
import { headerVariable, quote, variedHeaders } from './nginx-http.ts';

/** How nginx answers. The server block it belongs into says where to listen and where the folder lies. */
export function nginxServer(files: HostedFile[], errors: HostedFile[], surroundings: Surroundings): string {
  const varied = variedHeaders(files);
  const common = Object.entries(files[0]?.headers ?? {}).filter(([name]) => !varied.includes(name));
  const ofFile = Object.fromEntries([...common, ...varied.map((name) => [name, headerVariable(name)])]);
  const { 'Accept-Ranges': _, ...ofPart } = ofFile;
  const closed = securityHeaders(surroundings);
  const coded = { 'Content-Encoding': '$site_content_encoding' };
  return `# Belongs into a server block, with its listen and root. Written by the build; changes are lost.
server_tokens off;
absolute_redirect off;
merge_slashes off;
gzip off;
etag on;
if_modified_since off;
types {}
default_type "";
set $site_nothing "";
# What cannot be read as a path is none of ours.
error_page 400 =404 /${notFoundName};
error_page 404 $site_missing;
error_page 416 @beyond;
error_page 418 = @part;
recursive_error_pages on;
error_page 500 502 503 504 /${faultName};

location / {
  if ($site_name = "") { return 404; }
  if ($request_method !~ "^(GET|HEAD)$") {
    return 405 $site_nothing;
${lines({ ...closed, Allow: 'GET, HEAD' })}
  }
  if ($site_has_slash) {
    return 308 $site_moved;
${lines(closed)}
  }
  if ($site_coding = "none") {
    return 406 $site_nothing;
${lines({ ...closed, Vary: 'Accept-Encoding' })}
  }
  if ($site_range) { return 418; }
  max_ranges 0;
  try_files /$site_name$site_ending =404;
${lines({ ...ofFile, ...coded })}
}

location @part {
  max_ranges 1;
  try_files /$site_name =404;
${lines(ofPart)}
}

location @beyond {
  return 416 $site_nothing;
${lines(closed)}
}

${errors.map((error) => errorLocation(error, coded)).join('\n\n')}
`;
}

const errorLocation = ({ name, headers }: HostedFile, coded: Record<string, string>) => `location = /${name} {
  internal;
  max_ranges 0;
  try_files /${name}$site_ending /${name};
${lines({ ...headers, ...coded })}
}`;

/** An empty value is no header. nginx's own idea of a time of change would differ from host to host. */
const lines = (headers: Record<string, string>) =>
  Object.entries({ ...headers, 'Last-Modified': '' })
    .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
    .join('\n');
