/**
 * Loaded before auth0-deploy-cli. Its schema has 80 languages with the texts of all screens, which
 * an import compiles twice, in 20 s of processor time. The configuration of the test has one.
 */
const prompts = require('auth0-deploy-cli/lib/tools/auth0/handlers/prompts')

const { customText } = prompts.schema.properties
customText.properties = { en: customText.properties.en }
customText.additionalProperties = false
