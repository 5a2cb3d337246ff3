/**
 * Whether a header of a request belongs to its socket or describes its body, so that only the
 * server can set it: with another value the request would not be sent, or not be understood (RFC
 * 9110, sections 7.6.1 and 8; RFC 9112, section 6). `Content-Type` is none of them.
 */
export const isMessageHeader = (name: string): boolean =>
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-(?!type$).*)$/i.test(
    name,
  )
