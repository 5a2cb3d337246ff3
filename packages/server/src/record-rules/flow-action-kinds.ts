import type { Schema } from '@latchkey/contract'

type Type = Schema<'FlowActionType'>

/** The actions of each type, and the parameters that each needs. */
export const flowActionKinds: Readonly<Record<Type, Readonly<Record<string, readonly string[]>>>> =
  {
    AUTH0: {
      CREATE_USER: ['connection_id', 'payload'],
      GET_USER: ['connection_id', 'user_id'],
      MAKE_CALL: ['to', 'message'],
      SEND_EMAIL: ['to', 'subject', 'body'],
      SEND_REQUEST: ['connection_id', 'pathname'],
      SEND_SMS: ['to', 'message'],
      UPDATE_USER: ['connection_id', 'user_id', 'changes'],
    },
    EMAIL: { VERIFY_EMAIL: ['email'] },
    FLOW: {
      BOOLEAN_CONDITION: ['if'],
      DELAY_FLOW: ['number'],
      DO_NOTHING: [],
      ERROR_MESSAGE: ['message'],
      MAP_VALUE: ['input'],
      RETURN_JSON: ['payload'],
      STORE_VARS: ['vars'],
    },
    HTTP: { SEND_REQUEST: ['url'] },
    JSON: { CREATE_JSON: ['object'], PARSE_JSON: ['json'], SERIALIZE_JSON: ['object'] },
    JWT: {
      DECODE_JWT: ['token'],
      SIGN_JWT: ['connection_id'],
      VERIFY_JWT: ['connection_id', 'token'],
    },
    OTP: { GENERATE_CODE: ['reference', 'length'], VERIFY_CODE: ['reference', 'code'] },
    XML: { PARSE_XML: ['xml'], SERIALIZE_XML: ['object'] },
    ACTIVECAMPAIGN: { LIST_CONTACTS: [], UPSERT_CONTACT: [] },
    AIRTABLE: { CREATE_RECORD: [], LIST_RECORDS: [], UPDATE_RECORD: [] },
    BIGQUERY: { INSERT_ROWS: [] },
    CLEARBIT: { FIND_COMPANY: [], FIND_PERSON: [] },
    GOOGLE_SHEETS: { ADD_ROW: [] },
    HUBSPOT: { ENROLL_CONTACT: [], GET_CONTACT: [], UPSERT_CONTACT: [] },
    MAILCHIMP: { UPSERT_MEMBER: [] },
    MAILJET: { SEND_EMAIL: [] },
    PIPEDRIVE: { ADD_DEAL: [], ADD_ORGANIZATION: [], ADD_PERSON: [] },
    SALESFORCE: { CREATE_LEAD: [], GET_LEAD: [], SEARCH_LEADS: [], UPDATE_LEAD: [] },
    SENDGRID: { SEND_EMAIL: [] },
    SLACK: { POST_MESSAGE: [] },
    STRIPE: {
      ADD_TAX_ID: [],
      CREATE_CUSTOMER: [],
      CREATE_PORTAL_SESSION: [],
      DELETE_TAX_ID: [],
      FIND_CUSTOMERS: [],
      GET_CUSTOMER: [],
      UPDATE_CUSTOMER: [],
    },
    TELEGRAM: { SEND_MESSAGE: [] },
    TWILIO: { MAKE_CALL: [], SEND_SMS: [] },
    WHATSAPP: { SEND_MESSAGE: [] },
    ZAPIER: { TRIGGER_WEBHOOK: [] },
  }
