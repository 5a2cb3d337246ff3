import { createAction } from './actions/createAction.ts'
import { createActionDeployment } from './actions/createActionDeployment.ts'
import { createActionModule } from './actions/createActionModule.ts'
import { createActionModuleRollback } from './actions/createActionModuleRollback.ts'
import { createActionModuleVersion } from './actions/createActionModuleVersion.ts'
import { createActionTest } from './actions/createActionTest.ts'
import { createActionVersionDeployment } from './actions/createActionVersionDeployment.ts'
import { deleteAction } from './actions/deleteAction.ts'
import { deleteActionModule } from './actions/deleteActionModule.ts'
import { getAction } from './actions/getAction.ts'
import { getActionExecution } from './actions/getActionExecution.ts'
import { getActionModule } from './actions/getActionModule.ts'
import { getActionModuleVersion } from './actions/getActionModuleVersion.ts'
import { getActionVersion } from './actions/getActionVersion.ts'
import { listActionModuleActions } from './actions/listActionModuleActions.ts'
import { listActionModules } from './actions/listActionModules.ts'
import { listActionModuleVersions } from './actions/listActionModuleVersions.ts'
import { listActions } from './actions/listActions.ts'
import { listActionTriggerBindings } from './actions/listActionTriggerBindings.ts'
import { listActionTriggers } from './actions/listActionTriggers.ts'
import { listActionVersions } from './actions/listActionVersions.ts'
import { updateAction } from './actions/updateAction.ts'
import { updateActionModule } from './actions/updateActionModule.ts'
import { updateActionTriggerBindings } from './actions/updateActionTriggerBindings.ts'
import { deleteAddressBlock } from './anomaly/deleteAddressBlock.ts'
import { getAddressBlock } from './anomaly/getAddressBlock.ts'
import { getBotDetection } from './attack-protection/getBotDetection.ts'
import { getBreachedPasswordDetection } from './attack-protection/getBreachedPasswordDetection.ts'
import { getBruteForceProtection } from './attack-protection/getBruteForceProtection.ts'
import { getCaptcha } from './attack-protection/getCaptcha.ts'
import { getPhoneProviderProtection } from './attack-protection/getPhoneProviderProtection.ts'
import { getSuspiciousIpThrottling } from './attack-protection/getSuspiciousIpThrottling.ts'
import { updateBotDetection } from './attack-protection/updateBotDetection.ts'
import { updateBreachedPasswordDetection } from './attack-protection/updateBreachedPasswordDetection.ts'
import { updateBruteForceProtection } from './attack-protection/updateBruteForceProtection.ts'
import { updateCaptcha } from './attack-protection/updateCaptcha.ts'
import { updatePhoneProviderProtection } from './attack-protection/updatePhoneProviderProtection.ts'
import { updateSuspiciousIpThrottling } from './attack-protection/updateSuspiciousIpThrottling.ts'
import { createBrandingPhoneProvider } from './branding/createBrandingPhoneProvider.ts'
import { createBrandingPhoneProviderTrial } from './branding/createBrandingPhoneProviderTrial.ts'
import { createBrandingPhoneTemplate } from './branding/createBrandingPhoneTemplate.ts'
import { createBrandingPhoneTemplateTrial } from './branding/createBrandingPhoneTemplateTrial.ts'
import { createBrandingTheme } from './branding/createBrandingTheme.ts'
import { deleteBrandingPhoneProvider } from './branding/deleteBrandingPhoneProvider.ts'
import { deleteBrandingPhoneTemplate } from './branding/deleteBrandingPhoneTemplate.ts'
import { deleteBrandingTemplateUniversalLogin } from './branding/deleteBrandingTemplateUniversalLogin.ts'
import { deleteBrandingTheme } from './branding/deleteBrandingTheme.ts'
import { getBranding } from './branding/getBranding.ts'
import { getBrandingPhoneProvider } from './branding/getBrandingPhoneProvider.ts'
import { getBrandingPhoneTemplate } from './branding/getBrandingPhoneTemplate.ts'
import { getBrandingTemplateUniversalLogin } from './branding/getBrandingTemplateUniversalLogin.ts'
import { getBrandingTheme } from './branding/getBrandingTheme.ts'
import { getDefaultBrandingTheme } from './branding/getDefaultBrandingTheme.ts'
import { listBrandingPhoneProviders } from './branding/listBrandingPhoneProviders.ts'
import { listBrandingPhoneTemplates } from './branding/listBrandingPhoneTemplates.ts'
import { updateBranding } from './branding/updateBranding.ts'
import { updateBrandingPhoneProvider } from './branding/updateBrandingPhoneProvider.ts'
import { updateBrandingPhoneTemplate } from './branding/updateBrandingPhoneTemplate.ts'
import { updateBrandingPhoneTemplateReset } from './branding/updateBrandingPhoneTemplateReset.ts'
import { updateBrandingTemplateUniversalLogin } from './branding/updateBrandingTemplateUniversalLogin.ts'
import { updateBrandingTheme } from './branding/updateBrandingTheme.ts'
import { createClientGrant } from './client-grants/createClientGrant.ts'
import { deleteClientGrant } from './client-grants/deleteClientGrant.ts'
import { getClientGrant } from './client-grants/getClientGrant.ts'
import { listClientGrantOrganizations } from './client-grants/listClientGrantOrganizations.ts'
import { listClientGrants } from './client-grants/listClientGrants.ts'
import { updateClientGrant } from './client-grants/updateClientGrant.ts'
import { createClient } from './clients/createClient.ts'
import { createClientCimdPreview } from './clients/createClientCimdPreview.ts'
import { createClientCimdRegistration } from './clients/createClientCimdRegistration.ts'
import { createClientCredential } from './clients/createClientCredential.ts'
import { deleteClient } from './clients/deleteClient.ts'
import { deleteClientCredential } from './clients/deleteClientCredential.ts'
import { getClient } from './clients/getClient.ts'
import { getClientCredential } from './clients/getClientCredential.ts'
import { listClientConnections } from './clients/listClientConnections.ts'
import { listClientCredentials } from './clients/listClientCredentials.ts'
import { listClients } from './clients/listClients.ts'
import { rotateClientSecret } from './clients/rotateClientSecret.ts'
import { updateClient } from './clients/updateClient.ts'
import { updateClientCredential } from './clients/updateClientCredential.ts'
import { createConnectionProfile } from './connection-profiles/createConnectionProfile.ts'
import { deleteConnectionProfile } from './connection-profiles/deleteConnectionProfile.ts'
import { getConnectionProfile } from './connection-profiles/getConnectionProfile.ts'
import { getConnectionProfileTemplate } from './connection-profiles/getConnectionProfileTemplate.ts'
import { listConnectionProfiles } from './connection-profiles/listConnectionProfiles.ts'
import { listConnectionProfileTemplates } from './connection-profiles/listConnectionProfileTemplates.ts'
import { updateConnectionProfile } from './connection-profiles/updateConnectionProfile.ts'
import { createConnection } from './connections/createConnection.ts'
import { createConnectionDirectoryProvisioning } from './connections/createConnectionDirectoryProvisioning.ts'
import { createConnectionDirectoryProvisioningSynchronization } from './connections/createConnectionDirectoryProvisioningSynchronization.ts'
import { createConnectionDirectoryProvisioningSynchronizedGroups } from './connections/createConnectionDirectoryProvisioningSynchronizedGroups.ts'
import { createConnectionKey } from './connections/createConnectionKey.ts'
import { createConnectionKeyRotation } from './connections/createConnectionKeyRotation.ts'
import { createConnectionScimConfiguration } from './connections/createConnectionScimConfiguration.ts'
import { createConnectionScimConfigurationToken } from './connections/createConnectionScimConfigurationToken.ts'
import { createConnectionTest } from './connections/createConnectionTest.ts'
import { deleteConnection } from './connections/deleteConnection.ts'
import { deleteConnectionDirectoryProvisioning } from './connections/deleteConnectionDirectoryProvisioning.ts'
import { deleteConnectionDirectoryProvisioningSynchronizedGroups } from './connections/deleteConnectionDirectoryProvisioningSynchronizedGroups.ts'
import { deleteConnectionScimConfiguration } from './connections/deleteConnectionScimConfiguration.ts'
import { deleteConnectionScimConfigurationToken } from './connections/deleteConnectionScimConfigurationToken.ts'
import { deleteConnectionUser } from './connections/deleteConnectionUser.ts'
import { getConnection } from './connections/getConnection.ts'
import { getConnectionDirectoryProvisioning } from './connections/getConnectionDirectoryProvisioning.ts'
import { getConnectionDirectoryProvisioningDefaultMapping } from './connections/getConnectionDirectoryProvisioningDefaultMapping.ts'
import { getConnectionScimConfiguration } from './connections/getConnectionScimConfiguration.ts'
import { getConnectionScimConfigurationDefaultMapping } from './connections/getConnectionScimConfigurationDefaultMapping.ts'
import { getConnectionStatus } from './connections/getConnectionStatus.ts'
import { listConnectionClients } from './connections/listConnectionClients.ts'
import { listConnectionDirectoryProvisioningSynchronizedGroups } from './connections/listConnectionDirectoryProvisioningSynchronizedGroups.ts'
import { listConnectionKeys } from './connections/listConnectionKeys.ts'
import { listConnectionScimConfigurationTokens } from './connections/listConnectionScimConfigurationTokens.ts'
import { listConnections } from './connections/listConnections.ts'
import { updateConnection } from './connections/updateConnection.ts'
import { updateConnectionClients } from './connections/updateConnectionClients.ts'
import { updateConnectionDirectoryProvisioning } from './connections/updateConnectionDirectoryProvisioning.ts'
import { updateConnectionDirectoryProvisioningSynchronizedGroups } from './connections/updateConnectionDirectoryProvisioningSynchronizedGroups.ts'
import { updateConnectionScimConfiguration } from './connections/updateConnectionScimConfiguration.ts'
import { listDirectoryProvisionings } from './connections-directory-provisionings/listDirectoryProvisionings.ts'
import { listScimConfigurations } from './connections-scim-configurations/listScimConfigurations.ts'
import { createCustomDomain } from './custom-domains/createCustomDomain.ts'
import { createCustomDomainTest } from './custom-domains/createCustomDomainTest.ts'
import { createCustomDomainVerification } from './custom-domains/createCustomDomainVerification.ts'
import { deleteCustomDomain } from './custom-domains/deleteCustomDomain.ts'
import { getCustomDomain } from './custom-domains/getCustomDomain.ts'
import { getDefaultCustomDomain } from './custom-domains/getDefaultCustomDomain.ts'
import { listCustomDomains } from './custom-domains/listCustomDomains.ts'
import { updateCustomDomain } from './custom-domains/updateCustomDomain.ts'
import { updateDefaultCustomDomain } from './custom-domains/updateDefaultCustomDomain.ts'
import { createDeviceCredential } from './device-credentials/createDeviceCredential.ts'
import { deleteDeviceCredential } from './device-credentials/deleteDeviceCredential.ts'
import { listDeviceCredentials } from './device-credentials/listDeviceCredentials.ts'
import { createEmailTemplate } from './email-templates/createEmailTemplate.ts'
import { deleteEmailTemplate } from './email-templates/deleteEmailTemplate.ts'
import { getEmailTemplate } from './email-templates/getEmailTemplate.ts'
import { patchEmailTemplate } from './email-templates/patchEmailTemplate.ts'
import { updateEmailTemplate } from './email-templates/updateEmailTemplate.ts'
import { createEmailProvider } from './emails/createEmailProvider.ts'
import { deleteEmailProvider } from './emails/deleteEmailProvider.ts'
import { getEmailProvider } from './emails/getEmailProvider.ts'
import { updateEmailProvider } from './emails/updateEmailProvider.ts'
import { createEventStream } from './event-streams/createEventStream.ts'
import { createEventStreamEventRedelivery } from './event-streams/createEventStreamEventRedelivery.ts'
import { createEventStreamRedelivery } from './event-streams/createEventStreamRedelivery.ts'
import { createEventStreamTest } from './event-streams/createEventStreamTest.ts'
import { deleteEventStream } from './event-streams/deleteEventStream.ts'
import { getEventStream } from './event-streams/getEventStream.ts'
import { getEventStreamDelivery } from './event-streams/getEventStreamDelivery.ts'
import { getEventStreamStatistics } from './event-streams/getEventStreamStatistics.ts'
import { listEventStreamDeliveries } from './event-streams/listEventStreamDeliveries.ts'
import { listEventStreams } from './event-streams/listEventStreams.ts'
import { rotateEventStreamSecret } from './event-streams/rotateEventStreamSecret.ts'
import { updateEventStream } from './event-streams/updateEventStream.ts'
import { listEvents } from './events/listEvents.ts'
import { createFlow } from './flows/createFlow.ts'
import { createFlowVaultConnection } from './flows/createFlowVaultConnection.ts'
import { deleteFlow } from './flows/deleteFlow.ts'
import { deleteFlowExecution } from './flows/deleteFlowExecution.ts'
import { deleteFlowVaultConnection } from './flows/deleteFlowVaultConnection.ts'
import { getFlow } from './flows/getFlow.ts'
import { getFlowExecution } from './flows/getFlowExecution.ts'
import { getFlowVaultConnection } from './flows/getFlowVaultConnection.ts'
import { listFlowExecutions } from './flows/listFlowExecutions.ts'
import { listFlows } from './flows/listFlows.ts'
import { listFlowVaultConnections } from './flows/listFlowVaultConnections.ts'
import { updateFlow } from './flows/updateFlow.ts'
import { updateFlowVaultConnection } from './flows/updateFlowVaultConnection.ts'
import { createForm } from './forms/createForm.ts'
import { deleteForm } from './forms/deleteForm.ts'
import { getForm } from './forms/getForm.ts'
import { listForms } from './forms/listForms.ts'
import { updateForm } from './forms/updateForm.ts'
import { deleteGrant } from './grants/deleteGrant.ts'
import { deleteGrants } from './grants/deleteGrants.ts'
import { listGrants } from './grants/listGrants.ts'
import { assignGroupRoles } from './groups/assignGroupRoles.ts'
import { deleteGroup } from './groups/deleteGroup.ts'
import { getGroup } from './groups/getGroup.ts'
import { listGroupMembers } from './groups/listGroupMembers.ts'
import { listGroupRoles } from './groups/listGroupRoles.ts'
import { listGroups } from './groups/listGroups.ts'
import { removeGroupRoles } from './groups/removeGroupRoles.ts'
import { createEnrollmentTicket } from './guardian/createEnrollmentTicket.ts'
import { deleteEnrollment } from './guardian/deleteEnrollment.ts'
import { getEnrollment } from './guardian/getEnrollment.ts'
import { getGuardianFactorDuoSettings } from './guardian/getGuardianFactorDuoSettings.ts'
import { getGuardianFactorEmailSettings } from './guardian/getGuardianFactorEmailSettings.ts'
import { getGuardianFactorPhoneMessageTypes } from './guardian/getGuardianFactorPhoneMessageTypes.ts'
import { getGuardianFactorPhoneProviderTwilio } from './guardian/getGuardianFactorPhoneProviderTwilio.ts'
import { getGuardianFactorPhoneSelectedProvider } from './guardian/getGuardianFactorPhoneSelectedProvider.ts'
import { getGuardianFactorPhoneSettings } from './guardian/getGuardianFactorPhoneSettings.ts'
import { getGuardianFactorPhoneTemplates } from './guardian/getGuardianFactorPhoneTemplates.ts'
import { getGuardianFactorPushNotificationProviderApns } from './guardian/getGuardianFactorPushNotificationProviderApns.ts'
import { getGuardianFactorPushNotificationProviderSns } from './guardian/getGuardianFactorPushNotificationProviderSns.ts'
import { getGuardianFactorPushNotificationSelectedProvider } from './guardian/getGuardianFactorPushNotificationSelectedProvider.ts'
import { getGuardianFactorSmsProviderTwilio } from './guardian/getGuardianFactorSmsProviderTwilio.ts'
import { getGuardianFactorSmsSelectedProvider } from './guardian/getGuardianFactorSmsSelectedProvider.ts'
import { getGuardianFactorSmsTemplates } from './guardian/getGuardianFactorSmsTemplates.ts'
import { getGuardianFactorWebauthnPlatformSettings } from './guardian/getGuardianFactorWebauthnPlatformSettings.ts'
import { getGuardianFactorWebauthnRoamingSettings } from './guardian/getGuardianFactorWebauthnRoamingSettings.ts'
import { getGuardianPolicies } from './guardian/getGuardianPolicies.ts'
import { getGuardianSettings } from './guardian/getGuardianSettings.ts'
import { listGuardianFactors } from './guardian/listGuardianFactors.ts'
import { patchGuardianFactorDuoSettings } from './guardian/patchGuardianFactorDuoSettings.ts'
import { patchGuardianFactorPushNotificationProviderApns } from './guardian/patchGuardianFactorPushNotificationProviderApns.ts'
import { patchGuardianFactorPushNotificationProviderFcm } from './guardian/patchGuardianFactorPushNotificationProviderFcm.ts'
import { patchGuardianFactorPushNotificationProviderFcmv1 } from './guardian/patchGuardianFactorPushNotificationProviderFcmv1.ts'
import { patchGuardianFactorPushNotificationProviderSns } from './guardian/patchGuardianFactorPushNotificationProviderSns.ts'
import { updateGuardianFactor } from './guardian/updateGuardianFactor.ts'
import { updateGuardianFactorDuoSettings } from './guardian/updateGuardianFactorDuoSettings.ts'
import { updateGuardianFactorEmailSettings } from './guardian/updateGuardianFactorEmailSettings.ts'
import { updateGuardianFactorPhoneMessageTypes } from './guardian/updateGuardianFactorPhoneMessageTypes.ts'
import { updateGuardianFactorPhoneProviderTwilio } from './guardian/updateGuardianFactorPhoneProviderTwilio.ts'
import { updateGuardianFactorPhoneSelectedProvider } from './guardian/updateGuardianFactorPhoneSelectedProvider.ts'
import { updateGuardianFactorPhoneSettings } from './guardian/updateGuardianFactorPhoneSettings.ts'
import { updateGuardianFactorPhoneTemplates } from './guardian/updateGuardianFactorPhoneTemplates.ts'
import { updateGuardianFactorPushNotificationProviderApns } from './guardian/updateGuardianFactorPushNotificationProviderApns.ts'
import { updateGuardianFactorPushNotificationProviderFcm } from './guardian/updateGuardianFactorPushNotificationProviderFcm.ts'
import { updateGuardianFactorPushNotificationProviderFcmv1 } from './guardian/updateGuardianFactorPushNotificationProviderFcmv1.ts'
import { updateGuardianFactorPushNotificationProviderSns } from './guardian/updateGuardianFactorPushNotificationProviderSns.ts'
import { updateGuardianFactorPushNotificationSelectedProvider } from './guardian/updateGuardianFactorPushNotificationSelectedProvider.ts'
import { updateGuardianFactorSmsProviderTwilio } from './guardian/updateGuardianFactorSmsProviderTwilio.ts'
import { updateGuardianFactorSmsSelectedProvider } from './guardian/updateGuardianFactorSmsSelectedProvider.ts'
import { updateGuardianFactorSmsTemplates } from './guardian/updateGuardianFactorSmsTemplates.ts'
import { updateGuardianFactorWebauthnPlatformSettings } from './guardian/updateGuardianFactorWebauthnPlatformSettings.ts'
import { updateGuardianFactorWebauthnRoamingSettings } from './guardian/updateGuardianFactorWebauthnRoamingSettings.ts'
import { updateGuardianPolicies } from './guardian/updateGuardianPolicies.ts'
import { updateGuardianSettings } from './guardian/updateGuardianSettings.ts'
import type { Handlers } from './handler.ts'
import { createUsersExportJob } from './jobs/createUsersExportJob.ts'
import { createUsersImportJob } from './jobs/createUsersImportJob.ts'
import { createVerificationEmailJob } from './jobs/createVerificationEmailJob.ts'
import { getJob } from './jobs/getJob.ts'
import { getJobFile } from './jobs/getJobFile.ts'
import { listJobErrors } from './jobs/listJobErrors.ts'
import { createEncryptionKey } from './keys/createEncryptionKey.ts'
import { createEncryptionKeyImport } from './keys/createEncryptionKeyImport.ts'
import { createEncryptionRekeying } from './keys/createEncryptionRekeying.ts'
import { createEncryptionWrappingKey } from './keys/createEncryptionWrappingKey.ts'
import { deleteEncryptionKey } from './keys/deleteEncryptionKey.ts'
import { getEncryptionKey } from './keys/getEncryptionKey.ts'
import { getSigningKey } from './keys/getSigningKey.ts'
import { listEncryptionKeys } from './keys/listEncryptionKeys.ts'
import { listSigningKeys } from './keys/listSigningKeys.ts'
import { revokeSigningKey } from './keys/revokeSigningKey.ts'
import { rotateSigningKey } from './keys/rotateSigningKey.ts'
import { createLogStream } from './log-streams/createLogStream.ts'
import { deleteLogStream } from './log-streams/deleteLogStream.ts'
import { getLogStream } from './log-streams/getLogStream.ts'
import { listLogStreams } from './log-streams/listLogStreams.ts'
import { updateLogStream } from './log-streams/updateLogStream.ts'
import { getLog } from './logs/getLog.ts'
import { listLogs } from './logs/listLogs.ts'
import { createNetworkAclDryRun } from './network-acl-dry-runs/createNetworkAclDryRun.ts'
import { createNetworkAclExplanation } from './network-acl-explanations/createNetworkAclExplanation.ts'
import { createNetworkAcl } from './network-acls/createNetworkAcl.ts'
import { deleteNetworkAcl } from './network-acls/deleteNetworkAcl.ts'
import { getNetworkAcl } from './network-acls/getNetworkAcl.ts'
import { getNetworkAclStatistics } from './network-acls/getNetworkAclStatistics.ts'
import { listNetworkAcls } from './network-acls/listNetworkAcls.ts'
import { patchNetworkAcl } from './network-acls/patchNetworkAcl.ts'
import { updateNetworkAcl } from './network-acls/updateNetworkAcl.ts'
import { createOrganization } from './organizations/createOrganization.ts'
import { createOrganizationClient } from './organizations/createOrganizationClient.ts'
import { createOrganizationClientGrant } from './organizations/createOrganizationClientGrant.ts'
import { createOrganizationConnection } from './organizations/createOrganizationConnection.ts'
import { createOrganizationDiscoveryDomain } from './organizations/createOrganizationDiscoveryDomain.ts'
import { createOrganizationEnabledConnection } from './organizations/createOrganizationEnabledConnection.ts'
import { createOrganizationGroupRoles } from './organizations/createOrganizationGroupRoles.ts'
import { createOrganizationInvitation } from './organizations/createOrganizationInvitation.ts'
import { createOrganizationMemberRoles } from './organizations/createOrganizationMemberRoles.ts'
import { createOrganizationMembers } from './organizations/createOrganizationMembers.ts'
import { deleteOrganization } from './organizations/deleteOrganization.ts'
import { deleteOrganizationClientGrant } from './organizations/deleteOrganizationClientGrant.ts'
import { deleteOrganizationClients } from './organizations/deleteOrganizationClients.ts'
import { deleteOrganizationConnection } from './organizations/deleteOrganizationConnection.ts'
import { deleteOrganizationDiscoveryDomain } from './organizations/deleteOrganizationDiscoveryDomain.ts'
import { deleteOrganizationEnabledConnection } from './organizations/deleteOrganizationEnabledConnection.ts'
import { deleteOrganizationGroupRoles } from './organizations/deleteOrganizationGroupRoles.ts'
import { deleteOrganizationInvitation } from './organizations/deleteOrganizationInvitation.ts'
import { deleteOrganizationMemberRoles } from './organizations/deleteOrganizationMemberRoles.ts'
import { deleteOrganizationMembers } from './organizations/deleteOrganizationMembers.ts'
import { getOrganization } from './organizations/getOrganization.ts'
import { getOrganizationByName } from './organizations/getOrganizationByName.ts'
import { getOrganizationClient } from './organizations/getOrganizationClient.ts'
import { getOrganizationConnection } from './organizations/getOrganizationConnection.ts'
import { getOrganizationDiscoveryDomain } from './organizations/getOrganizationDiscoveryDomain.ts'
import { getOrganizationDiscoveryDomainByName } from './organizations/getOrganizationDiscoveryDomainByName.ts'
import { getOrganizationEnabledConnection } from './organizations/getOrganizationEnabledConnection.ts'
import { getOrganizationInvitation } from './organizations/getOrganizationInvitation.ts'
import { listOrganizationClientGrants } from './organizations/listOrganizationClientGrants.ts'
import { listOrganizationClients } from './organizations/listOrganizationClients.ts'
import { listOrganizationConnections } from './organizations/listOrganizationConnections.ts'
import { listOrganizationDiscoveryDomains } from './organizations/listOrganizationDiscoveryDomains.ts'
import { listOrganizationEnabledConnections } from './organizations/listOrganizationEnabledConnections.ts'
import { listOrganizationGroupRoles } from './organizations/listOrganizationGroupRoles.ts'
import { listOrganizationGroups } from './organizations/listOrganizationGroups.ts'
import { listOrganizationInvitations } from './organizations/listOrganizationInvitations.ts'
import { listOrganizationMemberEffectiveRoleSourceGroups } from './organizations/listOrganizationMemberEffectiveRoleSourceGroups.ts'
import { listOrganizationMemberEffectiveRoles } from './organizations/listOrganizationMemberEffectiveRoles.ts'
import { listOrganizationMemberRoles } from './organizations/listOrganizationMemberRoles.ts'
import { listOrganizationMembers } from './organizations/listOrganizationMembers.ts'
import { listOrganizationRoleGroups } from './organizations/listOrganizationRoleGroups.ts'
import { listOrganizationRoleMembers } from './organizations/listOrganizationRoleMembers.ts'
import { listOrganizations } from './organizations/listOrganizations.ts'
import { updateOrganization } from './organizations/updateOrganization.ts'
import { updateOrganizationClient } from './organizations/updateOrganizationClient.ts'
import { updateOrganizationConnection } from './organizations/updateOrganizationConnection.ts'
import { updateOrganizationDiscoveryDomain } from './organizations/updateOrganizationDiscoveryDomain.ts'
import { updateOrganizationEnabledConnection } from './organizations/updateOrganizationEnabledConnection.ts'
import { getPromptPartials } from './prompts/getPromptPartials.ts'
import { getPromptScreenRendering } from './prompts/getPromptScreenRendering.ts'
import { getPromptSettings } from './prompts/getPromptSettings.ts'
import { getPromptTexts } from './prompts/getPromptTexts.ts'
import { getPushApp } from './prompts/getPushApp.ts'
import { listPromptRenderings } from './prompts/listPromptRenderings.ts'
import { updatePromptPartials } from './prompts/updatePromptPartials.ts'
import { updatePromptRenderings } from './prompts/updatePromptRenderings.ts'
import { updatePromptScreenRendering } from './prompts/updatePromptScreenRendering.ts'
import { updatePromptSettings } from './prompts/updatePromptSettings.ts'
import { updatePromptTexts } from './prompts/updatePromptTexts.ts'
import { updatePushApp } from './prompts/updatePushApp.ts'
import { createRateLimitPolicy } from './rate-limit-policies/createRateLimitPolicy.ts'
import { deleteRateLimitPolicy } from './rate-limit-policies/deleteRateLimitPolicy.ts'
import { getRateLimitPolicy } from './rate-limit-policies/getRateLimitPolicy.ts'
import { listRateLimitPolicies } from './rate-limit-policies/listRateLimitPolicies.ts'
import { updateRateLimitPolicy } from './rate-limit-policies/updateRateLimitPolicy.ts'
import { deleteRefreshToken } from './refresh-tokens/deleteRefreshToken.ts'
import { getRefreshToken } from './refresh-tokens/getRefreshToken.ts'
import { listRefreshTokens } from './refresh-tokens/listRefreshTokens.ts'
import { revokeRefreshTokens } from './refresh-tokens/revokeRefreshTokens.ts'
import { updateRefreshToken } from './refresh-tokens/updateRefreshToken.ts'
import { createResourceServer } from './resource-servers/createResourceServer.ts'
import { deleteResourceServer } from './resource-servers/deleteResourceServer.ts'
import { getResourceServer } from './resource-servers/getResourceServer.ts'
import { listResourceServers } from './resource-servers/listResourceServers.ts'
import { updateResourceServer } from './resource-servers/updateResourceServer.ts'
import { getRiskAssessmentSettings } from './risk-assessments/getRiskAssessmentSettings.ts'
import { getRiskAssessmentSettingsNewDevice } from './risk-assessments/getRiskAssessmentSettingsNewDevice.ts'
import { updateRiskAssessmentSettings } from './risk-assessments/updateRiskAssessmentSettings.ts'
import { updateRiskAssessmentSettingsNewDevice } from './risk-assessments/updateRiskAssessmentSettingsNewDevice.ts'
import { assignRoleGroups } from './roles/assignRoleGroups.ts'
import { assignRolePermissions } from './roles/assignRolePermissions.ts'
import { assignRoleUsers } from './roles/assignRoleUsers.ts'
import { createRole } from './roles/createRole.ts'
import { deleteRole } from './roles/deleteRole.ts'
import { getRole } from './roles/getRole.ts'
import { listRoleGroups } from './roles/listRoleGroups.ts'
import { listRolePermissions } from './roles/listRolePermissions.ts'
import { listRoles } from './roles/listRoles.ts'
import { listRoleUsers } from './roles/listRoleUsers.ts'
import { removeRoleGroups } from './roles/removeRoleGroups.ts'
import { removeRolePermissions } from './roles/removeRolePermissions.ts'
import { updateRole } from './roles/updateRole.ts'
import { createSelfServiceProfile } from './self-service-profiles/createSelfServiceProfile.ts'
import { createSelfServiceProfileSsoTicket } from './self-service-profiles/createSelfServiceProfileSsoTicket.ts'
import { deleteSelfServiceProfile } from './self-service-profiles/deleteSelfServiceProfile.ts'
import { getSelfServiceProfile } from './self-service-profiles/getSelfServiceProfile.ts'
import { getSelfServiceProfileCustomText } from './self-service-profiles/getSelfServiceProfileCustomText.ts'
import { listSelfServiceProfiles } from './self-service-profiles/listSelfServiceProfiles.ts'
import { revokeSelfServiceProfileSsoTicket } from './self-service-profiles/revokeSelfServiceProfileSsoTicket.ts'
import { updateSelfServiceProfile } from './self-service-profiles/updateSelfServiceProfile.ts'
import { updateSelfServiceProfileCustomText } from './self-service-profiles/updateSelfServiceProfileCustomText.ts'
import { deleteSession } from './sessions/deleteSession.ts'
import { getSession } from './sessions/getSession.ts'
import { revokeSession } from './sessions/revokeSession.ts'
import { updateSession } from './sessions/updateSession.ts'
import { getActiveUsers } from './stats/getActiveUsers.ts'
import { listDailyStatistics } from './stats/listDailyStatistics.ts'
import { getTenantSettings } from './tenants/getTenantSettings.ts'
import { updateTenantSettings } from './tenants/updateTenantSettings.ts'
import { createEmailVerificationTicket } from './tickets/createEmailVerificationTicket.ts'
import { createPasswordChangeTicket } from './tickets/createPasswordChangeTicket.ts'
import { createTokenExchangeProfile } from './token-exchange-profiles/createTokenExchangeProfile.ts'
import { deleteTokenExchangeProfile } from './token-exchange-profiles/deleteTokenExchangeProfile.ts'
import { getTokenExchangeProfile } from './token-exchange-profiles/getTokenExchangeProfile.ts'
import { listTokenExchangeProfiles } from './token-exchange-profiles/listTokenExchangeProfiles.ts'
import { updateTokenExchangeProfile } from './token-exchange-profiles/updateTokenExchangeProfile.ts'
import { createUserAttributeProfile } from './user-attribute-profiles/createUserAttributeProfile.ts'
import { deleteUserAttributeProfile } from './user-attribute-profiles/deleteUserAttributeProfile.ts'
import { getUserAttributeProfile } from './user-attribute-profiles/getUserAttributeProfile.ts'
import { getUserAttributeProfileTemplate } from './user-attribute-profiles/getUserAttributeProfileTemplate.ts'
import { listUserAttributeProfiles } from './user-attribute-profiles/listUserAttributeProfiles.ts'
import { listUserAttributeProfileTemplates } from './user-attribute-profiles/listUserAttributeProfileTemplates.ts'
import { updateUserAttributeProfile } from './user-attribute-profiles/updateUserAttributeProfile.ts'
import { deleteUserBlocks } from './user-blocks/deleteUserBlocks.ts'
import { deleteUserBlocksByIdentifier } from './user-blocks/deleteUserBlocksByIdentifier.ts'
import { getUserBlocks } from './user-blocks/getUserBlocks.ts'
import { getUserBlocksByIdentifier } from './user-blocks/getUserBlocksByIdentifier.ts'
import { assignUserPermissions } from './users/assignUserPermissions.ts'
import { assignUserRoles } from './users/assignUserRoles.ts'
import { createUser } from './users/createUser.ts'
import { createUserAuthenticationMethod } from './users/createUserAuthenticationMethod.ts'
import { createUserRiskAssessmentClearing } from './users/createUserRiskAssessmentClearing.ts'
import { deleteUser } from './users/deleteUser.ts'
import { deleteUserAuthenticationMethod } from './users/deleteUserAuthenticationMethod.ts'
import { deleteUserAuthenticationMethods } from './users/deleteUserAuthenticationMethods.ts'
import { deleteUserAuthenticators } from './users/deleteUserAuthenticators.ts'
import { deleteUserFederatedConnectionsTokenset } from './users/deleteUserFederatedConnectionsTokenset.ts'
import { deleteUserMultifactorProvider } from './users/deleteUserMultifactorProvider.ts'
import { deleteUserRefreshTokens } from './users/deleteUserRefreshTokens.ts'
import { deleteUserSessions } from './users/deleteUserSessions.ts'
import { getUser } from './users/getUser.ts'
import { getUserAuthenticationMethod } from './users/getUserAuthenticationMethod.ts'
import { linkUserIdentity } from './users/linkUserIdentity.ts'
import { listUserAuthenticationMethods } from './users/listUserAuthenticationMethods.ts'
import { listUserConnectedAccounts } from './users/listUserConnectedAccounts.ts'
import { listUserEffectivePermissionSourceEffectiveRoles } from './users/listUserEffectivePermissionSourceEffectiveRoles.ts'
import { listUserEffectivePermissions } from './users/listUserEffectivePermissions.ts'
import { listUserEffectiveRoleSourceGroups } from './users/listUserEffectiveRoleSourceGroups.ts'
import { listUserEffectiveRoles } from './users/listUserEffectiveRoles.ts'
import { listUserEnrollments } from './users/listUserEnrollments.ts'
import { listUserFederatedConnectionsTokensets } from './users/listUserFederatedConnectionsTokensets.ts'
import { listUserGroups } from './users/listUserGroups.ts'
import { listUserLogs } from './users/listUserLogs.ts'
import { listUserOrganizations } from './users/listUserOrganizations.ts'
import { listUserPermissions } from './users/listUserPermissions.ts'
import { listUserRefreshTokens } from './users/listUserRefreshTokens.ts'
import { listUserRoles } from './users/listUserRoles.ts'
import { listUserSessions } from './users/listUserSessions.ts'
import { listUsers } from './users/listUsers.ts'
import { removeUserPermissions } from './users/removeUserPermissions.ts'
import { removeUserRoles } from './users/removeUserRoles.ts'
import { revokeUserAccess } from './users/revokeUserAccess.ts'
import { revokeUserRememberedBrowsers } from './users/revokeUserRememberedBrowsers.ts'
import { rotateUserRecoveryCode } from './users/rotateUserRecoveryCode.ts'
import { unlinkUserIdentity } from './users/unlinkUserIdentity.ts'
import { updateUser } from './users/updateUser.ts'
import { updateUserAuthenticationMethod } from './users/updateUserAuthenticationMethod.ts'
import { updateUserAuthenticationMethods } from './users/updateUserAuthenticationMethods.ts'
import { listUsersByEmail } from './users-by-email/listUsersByEmail.ts'
import { createVerifiableCredentialTemplate } from './verifiable-credentials/createVerifiableCredentialTemplate.ts'
import { deleteVerifiableCredentialTemplate } from './verifiable-credentials/deleteVerifiableCredentialTemplate.ts'
import { getVerifiableCredentialTemplate } from './verifiable-credentials/getVerifiableCredentialTemplate.ts'
import { listVerifiableCredentialTemplates } from './verifiable-credentials/listVerifiableCredentialTemplates.ts'
import { updateVerifiableCredentialTemplate } from './verifiable-credentials/updateVerifiableCredentialTemplate.ts'

/** The handler of every operation of the management API. */
export const handlers: Handlers = {
  createAction,
  createActionDeployment,
  createActionModule,
  createActionModuleRollback,
  createActionModuleVersion,
  createActionTest,
  createActionVersionDeployment,
  deleteAction,
  deleteActionModule,
  getAction,
  getActionExecution,
  getActionModule,
  getActionModuleVersion,
  getActionVersion,
  listActionModuleActions,
  listActionModuleVersions,
  listActionModules,
  listActionTriggerBindings,
  listActionTriggers,
  listActionVersions,
  listActions,
  updateAction,
  updateActionModule,
  updateActionTriggerBindings,
  createClient,
  createClientCimdPreview,
  createClientCimdRegistration,
  createClientCredential,
  deleteClient,
  deleteClientCredential,
  getClient,
  getClientCredential,
  listClientConnections,
  listClientCredentials,
  listClients,
  rotateClientSecret,
  updateClient,
  updateClientCredential,
  createEmailVerificationTicket,
  createPasswordChangeTicket,
  getUserBlocksByIdentifier,
  deleteUserBlocksByIdentifier,
  getUserBlocks,
  deleteUserBlocks,
  getAddressBlock,
  deleteAddressBlock,
  listGrants,
  deleteGrant,
  deleteGrants,
  listDeviceCredentials,
  createDeviceCredential,
  deleteDeviceCredential,
  createConnection,
  deleteConnection,
  deleteConnectionUser,
  getConnection,
  getConnectionStatus,
  listConnectionClients,
  listConnections,
  updateConnection,
  createConnectionKey,
  createConnectionKeyRotation,
  createConnectionDirectoryProvisioning,
  getConnectionDirectoryProvisioning,
  getConnectionDirectoryProvisioningDefaultMapping,
  updateConnectionDirectoryProvisioning,
  deleteConnectionDirectoryProvisioning,
  createConnectionDirectoryProvisioningSynchronization,
  listConnectionDirectoryProvisioningSynchronizedGroups,
  createConnectionDirectoryProvisioningSynchronizedGroups,
  updateConnectionDirectoryProvisioningSynchronizedGroups,
  deleteConnectionDirectoryProvisioningSynchronizedGroups,
  listDirectoryProvisionings,
  createConnectionScimConfiguration,
  createConnectionScimConfigurationToken,
  createConnectionTest,
  deleteConnectionScimConfiguration,
  deleteConnectionScimConfigurationToken,
  getConnectionScimConfiguration,
  getConnectionScimConfigurationDefaultMapping,
  listConnectionKeys,
  listConnectionScimConfigurationTokens,
  updateConnectionScimConfiguration,
  listScimConfigurations,
  updateConnectionClients,
  createClientGrant,
  deleteClientGrant,
  getClientGrant,
  listClientGrants,
  updateClientGrant,
  createCustomDomain,
  createCustomDomainTest,
  createCustomDomainVerification,
  deleteCustomDomain,
  getCustomDomain,
  getDefaultCustomDomain,
  listCustomDomains,
  updateCustomDomain,
  updateDefaultCustomDomain,
  createConnectionProfile,
  deleteConnectionProfile,
  getConnectionProfile,
  getConnectionProfileTemplate,
  listConnectionProfileTemplates,
  listConnectionProfiles,
  updateConnectionProfile,
  createSelfServiceProfile,
  createSelfServiceProfileSsoTicket,
  deleteSelfServiceProfile,
  getSelfServiceProfile,
  getSelfServiceProfileCustomText,
  listSelfServiceProfiles,
  revokeSelfServiceProfileSsoTicket,
  updateSelfServiceProfile,
  updateSelfServiceProfileCustomText,
  createRateLimitPolicy,
  deleteRateLimitPolicy,
  getRateLimitPolicy,
  listRateLimitPolicies,
  updateRateLimitPolicy,
  createTokenExchangeProfile,
  deleteTokenExchangeProfile,
  getTokenExchangeProfile,
  listTokenExchangeProfiles,
  updateTokenExchangeProfile,
  createUserAttributeProfile,
  deleteUserAttributeProfile,
  getUserAttributeProfile,
  getUserAttributeProfileTemplate,
  listUserAttributeProfileTemplates,
  listUserAttributeProfiles,
  updateUserAttributeProfile,
  createLogStream,
  deleteLogStream,
  getLogStream,
  listLogStreams,
  updateLogStream,
  createEventStream,
  deleteEventStream,
  getEventStream,
  listEventStreams,
  listEvents,
  rotateEventStreamSecret,
  createEventStreamEventRedelivery,
  createEventStreamRedelivery,
  createEventStreamTest,
  getEventStreamDelivery,
  getEventStreamStatistics,
  listEventStreamDeliveries,
  updateEventStream,
  createVerificationEmailJob,
  createUsersExportJob,
  createUsersImportJob,
  getJob,
  getJobFile,
  listJobErrors,
  createEncryptionKey,
  createEncryptionKeyImport,
  createEncryptionRekeying,
  createEncryptionWrappingKey,
  deleteEncryptionKey,
  getEncryptionKey,
  listEncryptionKeys,
  getSigningKey,
  listSigningKeys,
  revokeSigningKey,
  rotateSigningKey,
  createNetworkAclDryRun,
  createNetworkAclExplanation,
  createNetworkAcl,
  deleteNetworkAcl,
  getNetworkAcl,
  getNetworkAclStatistics,
  listNetworkAcls,
  patchNetworkAcl,
  updateNetworkAcl,
  createResourceServer,
  deleteResourceServer,
  getResourceServer,
  listResourceServers,
  updateResourceServer,
  assignRolePermissions,
  assignRoleUsers,
  listRolePermissions,
  assignGroupRoles,
  deleteGroup,
  getGroup,
  listGroupMembers,
  listGroupRoles,
  listGroups,
  removeGroupRoles,
  listRoleUsers,
  listRoleGroups,
  assignRoleGroups,
  removeRoleGroups,
  removeRolePermissions,
  createRole,
  deleteRole,
  getRole,
  createForm,
  deleteForm,
  getForm,
  listForms,
  updateForm,
  createFlow,
  createFlowVaultConnection,
  deleteFlow,
  deleteFlowExecution,
  deleteFlowVaultConnection,
  getFlow,
  getFlowExecution,
  getFlowVaultConnection,
  listFlowExecutions,
  listFlows,
  listFlowVaultConnections,
  updateFlow,
  updateFlowVaultConnection,
  listRoles,
  updateRole,
  assignUserPermissions,
  assignUserRoles,
  listUserConnectedAccounts,
  listUserEffectivePermissionSourceEffectiveRoles,
  listUserEffectivePermissions,
  listUserEffectiveRoles,
  listUserPermissions,
  listUserRoles,
  listUserGroups,
  listUserEffectiveRoleSourceGroups,
  removeUserPermissions,
  removeUserRoles,
  createUser,
  deleteUser,
  getUser,
  getLog,
  listLogs,
  getActiveUsers,
  listDailyStatistics,
  listUserFederatedConnectionsTokensets,
  listUserLogs,
  getBreachedPasswordDetection,
  getRiskAssessmentSettings,
  getRiskAssessmentSettingsNewDevice,
  updateRiskAssessmentSettings,
  updateRiskAssessmentSettingsNewDevice,
  createUserRiskAssessmentClearing,
  getBotDetection,
  updateBotDetection,
  getCaptcha,
  updateCaptcha,
  getPhoneProviderProtection,
  updatePhoneProviderProtection,
  getBruteForceProtection,
  getSuspiciousIpThrottling,
  updateBreachedPasswordDetection,
  updateBruteForceProtection,
  updateSuspiciousIpThrottling,
  createEmailTemplate,
  deleteEmailTemplate,
  getEmailTemplate,
  patchEmailTemplate,
  updateEmailTemplate,
  createEmailProvider,
  deleteEmailProvider,
  getEmailProvider,
  updateEmailProvider,
  deleteBrandingTemplateUniversalLogin,
  createBrandingPhoneProvider,
  createBrandingPhoneProviderTrial,
  createBrandingPhoneTemplate,
  createBrandingPhoneTemplateTrial,
  deleteBrandingPhoneProvider,
  deleteBrandingPhoneTemplate,
  getBrandingPhoneProvider,
  getBrandingPhoneTemplate,
  listBrandingPhoneProviders,
  listBrandingPhoneTemplates,
  updateBrandingPhoneProvider,
  updateBrandingPhoneTemplate,
  updateBrandingPhoneTemplateReset,
  getBranding,
  getBrandingTemplateUniversalLogin,
  updateBranding,
  updateBrandingTemplateUniversalLogin,
  createBrandingTheme,
  deleteBrandingTheme,
  getBrandingTheme,
  getDefaultBrandingTheme,
  updateBrandingTheme,
  getPromptPartials,
  getPromptScreenRendering,
  getPromptSettings,
  listPromptRenderings,
  getPromptTexts,
  updatePromptPartials,
  updatePromptRenderings,
  updatePromptScreenRendering,
  updatePromptSettings,
  updatePromptTexts,
  getPushApp,
  updatePushApp,
  getTenantSettings,
  updateTenantSettings,
  linkUserIdentity,
  unlinkUserIdentity,
  updateUser,
  listUsers,
  listUsersByEmail,
  createVerifiableCredentialTemplate,
  deleteVerifiableCredentialTemplate,
  getVerifiableCredentialTemplate,
  listVerifiableCredentialTemplates,
  updateVerifiableCredentialTemplate,
  getSession,
  updateSession,
  deleteSession,
  revokeSession,
  getRefreshToken,
  updateRefreshToken,
  deleteRefreshToken,
  listRefreshTokens,
  revokeRefreshTokens,
  listUserSessions,
  deleteUserSessions,
  listUserRefreshTokens,
  deleteUserRefreshTokens,
  revokeUserAccess,
  listUserAuthenticationMethods,
  createUserAuthenticationMethod,
  updateUserAuthenticationMethods,
  deleteUserAuthenticationMethods,
  getUserAuthenticationMethod,
  updateUserAuthenticationMethod,
  deleteUserAuthenticationMethod,
  deleteUserAuthenticators,
  listUserEnrollments,
  deleteUserFederatedConnectionsTokenset,
  deleteUserMultifactorProvider,
  revokeUserRememberedBrowsers,
  rotateUserRecoveryCode,
  listGuardianFactors,
  updateGuardianFactor,
  getGuardianPolicies,
  updateGuardianPolicies,
  getGuardianFactorPhoneMessageTypes,
  getGuardianSettings,
  getGuardianFactorEmailSettings,
  getGuardianFactorPhoneSettings,
  getGuardianFactorWebauthnRoamingSettings,
  getGuardianFactorWebauthnPlatformSettings,
  getGuardianFactorPushNotificationSelectedProvider,
  getGuardianFactorDuoSettings,
  getGuardianFactorPhoneSelectedProvider,
  updateGuardianFactorPhoneMessageTypes,
  updateGuardianFactorEmailSettings,
  updateGuardianFactorPhoneSettings,
  updateGuardianFactorWebauthnRoamingSettings,
  updateGuardianFactorWebauthnPlatformSettings,
  updateGuardianFactorPushNotificationSelectedProvider,
  updateGuardianFactorPhoneSelectedProvider,
  updateGuardianSettings,
  getGuardianFactorPhoneTemplates,
  updateGuardianFactorPhoneTemplates,
  getGuardianFactorPhoneProviderTwilio,
  updateGuardianFactorPhoneProviderTwilio,
  getGuardianFactorSmsProviderTwilio,
  getGuardianFactorSmsSelectedProvider,
  getGuardianFactorSmsTemplates,
  updateGuardianFactorSmsProviderTwilio,
  updateGuardianFactorSmsSelectedProvider,
  updateGuardianFactorSmsTemplates,
  updateGuardianFactorDuoSettings,
  patchGuardianFactorDuoSettings,
  getGuardianFactorPushNotificationProviderApns,
  getGuardianFactorPushNotificationProviderSns,
  updateGuardianFactorPushNotificationProviderApns,
  patchGuardianFactorPushNotificationProviderApns,
  updateGuardianFactorPushNotificationProviderSns,
  patchGuardianFactorPushNotificationProviderSns,
  updateGuardianFactorPushNotificationProviderFcm,
  patchGuardianFactorPushNotificationProviderFcm,
  updateGuardianFactorPushNotificationProviderFcmv1,
  patchGuardianFactorPushNotificationProviderFcmv1,
  createEnrollmentTicket,
  getEnrollment,
  deleteEnrollment,
  createOrganization,
  createOrganizationClient,
  deleteOrganizationClients,
  getOrganizationClient,
  listOrganizationClients,
  listOrganizationRoleMembers,
  updateOrganizationClient,
  createOrganizationClientGrant,
  createOrganizationConnection,
  createOrganizationDiscoveryDomain,
  createOrganizationEnabledConnection,
  createOrganizationMemberRoles,
  createOrganizationMembers,
  deleteOrganization,
  deleteOrganizationClientGrant,
  deleteOrganizationConnection,
  deleteOrganizationDiscoveryDomain,
  deleteOrganizationEnabledConnection,
  deleteOrganizationMemberRoles,
  deleteOrganizationMembers,
  getOrganization,
  getOrganizationByName,
  getOrganizationConnection,
  getOrganizationDiscoveryDomain,
  getOrganizationDiscoveryDomainByName,
  getOrganizationEnabledConnection,
  listOrganizationClientGrants,
  listOrganizationConnections,
  listOrganizationDiscoveryDomains,
  listOrganizationEnabledConnections,
  listOrganizationMemberEffectiveRoles,
  listOrganizationMemberRoles,
  listOrganizationMemberEffectiveRoleSourceGroups,
  listOrganizationGroups,
  listOrganizationGroupRoles,
  createOrganizationGroupRoles,
  deleteOrganizationGroupRoles,
  listOrganizationRoleGroups,
  listOrganizationMembers,
  listOrganizations,
  updateOrganization,
  updateOrganizationConnection,
  createOrganizationInvitation,
  deleteOrganizationInvitation,
  getOrganizationInvitation,
  listOrganizationInvitations,
  updateOrganizationDiscoveryDomain,
  updateOrganizationEnabledConnection,
  listUserOrganizations,
  listClientGrantOrganizations,
}
