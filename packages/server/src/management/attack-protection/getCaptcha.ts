import type { Handler } from '../handler.ts'

export const getCaptcha: Handler<'getCaptcha'> = async ({ tenant }) => ({
  status: 200,
  body: (await tenant.store.attackProtection.get()).captcha,
})
