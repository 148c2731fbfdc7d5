/** The part after the last @ in lower case, or null when there is none (Specification, section 3). */
export function emailDomain(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = at === -1 ? '' : email.slice(at + 1).trim();
  return domain === '' ? null : domain.toLowerCase();
}
