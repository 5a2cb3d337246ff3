import { row } from './row.ts'

/** Errors of the management API about actions, by code. */
export const actionErrors = {
  action_not_built: row(400, 'The action cannot run, so it is not deployed.', 'action_not_built'),
  action_versions_exceeded: row(
    400,
    'An action has at most 1,000 versions. Create another action with the code, and bind that one.',
    'action_versions_exceeded',
  ),
  action_trigger_not_bindable: row(
    400,
    'This trigger has no bindings. Name the action in the resource that runs it, such as an event stream.',
    'action_trigger_not_bindable',
  ),
  action_trigger_not_run: row(
    400,
    'This server does not run actions of this trigger, so they are neither bound nor tested.',
    'action_trigger_not_run',
  ),
  action_not_found: row(404, 'That action does not exist.'),
  action_version_not_found: row(404, 'That action version does not exist.'),
  action_execution_not_found: row(404, 'That execution does not exist, or is kept no longer.'),
  action_module_not_found: row(404, 'That action module does not exist.'),
  action_module_version_not_found: row(404, 'That version of the action module does not exist.'),
  action_name_used: row(409, 'An action with this name already exists.', 'action_name_used'),
  action_bound: row(409, 'Unable to delete an action bound to a trigger.', 'action_bound'),
  action_module_name_used: row(
    409,
    'An action module with this name already exists.',
    'action_module_name_used',
  ),
  action_module_published: row(
    409,
    'The newest version equals the draft. Change the draft, and publish it then.',
    'action_module_published',
  ),
  action_module_used: row(
    412,
    'Actions use this module. Remove it from them, deploy them, and delete it then.',
    'action_module_used',
  ),
} as const
