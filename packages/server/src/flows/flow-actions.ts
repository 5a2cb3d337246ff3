import { generateCode, verifyCode } from './code-actions.ts'
import type { RunFlowAction } from './flow-run.ts'
import { sendManagementRequest, sendRequest } from './http-action.ts'
import { decodeToken, signJwt, verifyJwt } from './jwt-actions.ts'
import { makeCall, sendSms } from './phone-actions.ts'
import { sendEmail } from './send-email.ts'
import { createUser, getUser, updateUser } from './user-actions.ts'
import { verifyEmail } from './verify-email.ts'

/** The actions of flows that need more than values, by type and name. */
export const flowActions: Readonly<Record<string, RunFlowAction>> = {
  'AUTH0.CREATE_USER': createUser,
  'AUTH0.GET_USER': getUser,
  'AUTH0.MAKE_CALL': makeCall,
  'AUTH0.SEND_EMAIL': sendEmail,
  'AUTH0.SEND_REQUEST': sendManagementRequest,
  'AUTH0.SEND_SMS': sendSms,
  'AUTH0.UPDATE_USER': updateUser,
  'EMAIL.VERIFY_EMAIL': verifyEmail,
  'HTTP.SEND_REQUEST': sendRequest,
  'JWT.DECODE_JWT': decodeToken,
  'JWT.SIGN_JWT': signJwt,
  'JWT.VERIFY_JWT': verifyJwt,
  'OTP.GENERATE_CODE': generateCode,
  'OTP.VERIFY_CODE': verifyCode,
}
