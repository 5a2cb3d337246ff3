/** A phone number with only its last four digits, for pages and log entries. */
export const maskedNumber = (number: string): string =>
  number.replace(/\d(?=\d{4})/g, '*').slice(-14)
