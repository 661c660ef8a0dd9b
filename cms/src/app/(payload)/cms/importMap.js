import { ApprovalPanel as ApprovalPanel_99b933e8b02b0cd40f147db59f10b8f2 } from '../../../admin/approval/approval-panel'
import { IndianTimeCell as IndianTimeCell_316105c406d4dbba43e7f81fca5007c3 } from '../../../admin/indian-time-cell'
import { IndianDayField as IndianDayField_316105c406d4dbba43e7f81fca5007c3 } from '../../../admin/indian-time-cell'
import { IndianDayHint as IndianDayHint_316105c406d4dbba43e7f81fca5007c3 } from '../../../admin/indian-time-cell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { editorViews as editorViews_e5c02496d90a6f4914bc00670d1befa1 } from '../../../admin/picture-caption'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkKeyFeatureClient as LinkKeyFeatureClient_764ff00cfd9a6c0817745454d056b7b6 } from '../../../admin/link-key'
import { PasteFeatureClient as PasteFeatureClient_bcef13fac4654fcc598fdd34b04786f8 } from '../../../admin/paste/paste-feature'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockValues as BlockValues_46f90cb4d1c258744006acf909d660b6 } from '../../../admin/block-values'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkField as LinkField_bc8a16acfce0e7dca80cdb8cb321373c } from '../../../admin/target-field'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SlugField as SlugField_6ca26d007c9fa87971e2a5856cecd2ef } from '../../../admin/slug-field'
import { SiteStateCell as SiteStateCell_ace21d1332608331f56fa8bda2d36321 } from '../../../admin/server-cells'
import { Checklist as Checklist_f86d61078054d30145e3a07d7e845301 } from '../../../admin/checklist/checklist'
import { AuthorField as AuthorField_948096d2f430ce26d9ad9cfdb5d81eb5 } from '../../../admin/author-field'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { NewRecordTitle as NewRecordTitle_b770fa5f375d25ea3b966c2232c30755 } from '../../../admin/new-record-title'
import { SaveState as SaveState_3f84039de3fc4bc85e4cf7e936e009d5 } from '../../../admin/save-state'
import { PublishButton as PublishButton_40c50fd701367e3fd6fbf4f38869ffd3 } from '../../../admin/publish-button'
import { UnpublishButton as UnpublishButton_b1cbae5b1dd35713f65f0c056168c044 } from '../../../admin/unpublish/unpublish-button'
import { VersionsView as VersionsView_118a1f4829860f9e31c0c20f351883a1 } from '../../../admin/versions-view'
import { UsesPanel as UsesPanel_cba1ec1832baf843772e22fa5e9bdec2 } from '../../../admin/uses/uses-panel'
import { TargetField as TargetField_bc8a16acfce0e7dca80cdb8cb321373c } from '../../../admin/target-field'
import { TableTools as TableTools_650a303c8d3383a8139efcea749c989e } from '../../../admin/table-tools'
import { IndianTimeHint as IndianTimeHint_316105c406d4dbba43e7f81fca5007c3 } from '../../../admin/indian-time-cell'
import { IpoStageCell as IpoStageCell_ace21d1332608331f56fa8bda2d36321 } from '../../../admin/server-cells'
import { IpoDayWarnings as IpoDayWarnings_316105c406d4dbba43e7f81fca5007c3 } from '../../../admin/indian-time-cell'
import { NameSelect as NameSelect_948096d2f430ce26d9ad9cfdb5d81eb5 } from '../../../admin/author-field'
import { ComputeTotals as ComputeTotals_a6ef37d6b92b035a1d8d338dfefce165 } from '../../../admin/compute-totals'
import { ReportButtons as ReportButtons_43c7bf924cebd561c7407df8f621e642 } from '../../../admin/report-buttons'
import { ProgressCell as ProgressCell_ace21d1332608331f56fa8bda2d36321 } from '../../../admin/server-cells'
import { EnquiryLetter as EnquiryLetter_85010fed84438eb8c08b4d1ed6d37d7a } from '../../../admin/enquiry-letter'
import { SendAgainButton as SendAgainButton_bb724bc48191d814c305545b2cde22f8 } from '../../../admin/call-button'
import { EnquiryTools as EnquiryTools_a3686ec11effa947adf5a57e8d2166d3 } from '../../../admin/enquiry-tools'
import { CollectionCell as CollectionCell_ace21d1332608331f56fa8bda2d36321 } from '../../../admin/server-cells'
import { AuditRecordCell as AuditRecordCell_ace21d1332608331f56fa8bda2d36321 } from '../../../admin/server-cells'
import { AuditRecordHint as AuditRecordHint_ace21d1332608331f56fa8bda2d36321 } from '../../../admin/server-cells'
import { AuditExport as AuditExport_ace21d1332608331f56fa8bda2d36321 } from '../../../admin/server-cells'
import { FillSetupCode as FillSetupCode_2a96b79e994c9d24e4f97f4b4936b090 } from '../../../admin/account-fields'
import { CurrentPasswordField as CurrentPasswordField_2a96b79e994c9d24e4f97f4b4936b090 } from '../../../admin/account-fields'
import { InvitedCell as InvitedCell_deed876979d536a372695b590b50612f } from '../../../admin/invite-form'
import { InviteForm as InviteForm_deed876979d536a372695b590b50612f } from '../../../admin/invite-form'
import { BrandIcon as BrandIcon_b3e8143be63e21b1185320703654ba6b } from '../../../admin/brand'
import { BrandLogo as BrandLogo_b3e8143be63e21b1185320703654ba6b } from '../../../admin/brand'
import { PublishingBadge as PublishingBadge_faf6e85c1924bb376d7858a870d05320 } from '../../../admin/publishing-badge'
import { DashboardLists as DashboardLists_a2665ecf8ed81350ce46de7b419e00e4 } from '../../../admin/dashboard-lists'
import { SessionKeeper as SessionKeeper_de4fd4531e5ed51848951dbe58f4e21f } from '../../../admin/session-keeper'
import { ScheduleErrors as ScheduleErrors_2dec41fbf1eac6d3409a856ad4fc7487 } from '../../../admin/schedule-errors'
import { UploadGuard as UploadGuard_98d47317f92af8ef62b12af22b6eed64 } from '../../../admin/upload-guard'
import { NameControls as NameControls_5a91dafb2d8670f70f5169504285188f } from '../../../admin/name-controls'
import { WideNavigation as WideNavigation_56af81fb032579d5c974c3fe0239501a } from '../../../admin/wide-navigation'
import { PublishingView as PublishingView_87d89b28a04ec05c44ce9d827e5a811f } from '../../../admin/publishing-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/approval/approval-panel#ApprovalPanel": ApprovalPanel_99b933e8b02b0cd40f147db59f10b8f2,
  "/admin/indian-time-cell#IndianTimeCell": IndianTimeCell_316105c406d4dbba43e7f81fca5007c3,
  "/admin/indian-time-cell#IndianDayField": IndianDayField_316105c406d4dbba43e7f81fca5007c3,
  "/admin/indian-time-cell#IndianDayHint": IndianDayHint_316105c406d4dbba43e7f81fca5007c3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin/picture-caption#editorViews": editorViews_e5c02496d90a6f4914bc00670d1befa1,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/link-key#LinkKeyFeatureClient": LinkKeyFeatureClient_764ff00cfd9a6c0817745454d056b7b6,
  "/admin/paste/paste-feature#PasteFeatureClient": PasteFeatureClient_bcef13fac4654fcc598fdd34b04786f8,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/block-values#BlockValues": BlockValues_46f90cb4d1c258744006acf909d660b6,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/target-field#LinkField": LinkField_bc8a16acfce0e7dca80cdb8cb321373c,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/slug-field#SlugField": SlugField_6ca26d007c9fa87971e2a5856cecd2ef,
  "/admin/server-cells#SiteStateCell": SiteStateCell_ace21d1332608331f56fa8bda2d36321,
  "/admin/checklist/checklist#Checklist": Checklist_f86d61078054d30145e3a07d7e845301,
  "/admin/author-field#AuthorField": AuthorField_948096d2f430ce26d9ad9cfdb5d81eb5,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/admin/new-record-title#NewRecordTitle": NewRecordTitle_b770fa5f375d25ea3b966c2232c30755,
  "/admin/save-state#SaveState": SaveState_3f84039de3fc4bc85e4cf7e936e009d5,
  "/admin/publish-button#PublishButton": PublishButton_40c50fd701367e3fd6fbf4f38869ffd3,
  "/admin/unpublish/unpublish-button#UnpublishButton": UnpublishButton_b1cbae5b1dd35713f65f0c056168c044,
  "/admin/versions-view#VersionsView": VersionsView_118a1f4829860f9e31c0c20f351883a1,
  "/admin/uses/uses-panel#UsesPanel": UsesPanel_cba1ec1832baf843772e22fa5e9bdec2,
  "/admin/target-field#TargetField": TargetField_bc8a16acfce0e7dca80cdb8cb321373c,
  "/admin/table-tools#TableTools": TableTools_650a303c8d3383a8139efcea749c989e,
  "/admin/indian-time-cell#IndianTimeHint": IndianTimeHint_316105c406d4dbba43e7f81fca5007c3,
  "/admin/server-cells#IpoStageCell": IpoStageCell_ace21d1332608331f56fa8bda2d36321,
  "/admin/indian-time-cell#IpoDayWarnings": IpoDayWarnings_316105c406d4dbba43e7f81fca5007c3,
  "/admin/author-field#NameSelect": NameSelect_948096d2f430ce26d9ad9cfdb5d81eb5,
  "/admin/compute-totals#ComputeTotals": ComputeTotals_a6ef37d6b92b035a1d8d338dfefce165,
  "/admin/report-buttons#ReportButtons": ReportButtons_43c7bf924cebd561c7407df8f621e642,
  "/admin/server-cells#ProgressCell": ProgressCell_ace21d1332608331f56fa8bda2d36321,
  "/admin/enquiry-letter#EnquiryLetter": EnquiryLetter_85010fed84438eb8c08b4d1ed6d37d7a,
  "/admin/call-button#SendAgainButton": SendAgainButton_bb724bc48191d814c305545b2cde22f8,
  "/admin/enquiry-tools#EnquiryTools": EnquiryTools_a3686ec11effa947adf5a57e8d2166d3,
  "/admin/server-cells#CollectionCell": CollectionCell_ace21d1332608331f56fa8bda2d36321,
  "/admin/server-cells#AuditRecordCell": AuditRecordCell_ace21d1332608331f56fa8bda2d36321,
  "/admin/server-cells#AuditRecordHint": AuditRecordHint_ace21d1332608331f56fa8bda2d36321,
  "/admin/server-cells#AuditExport": AuditExport_ace21d1332608331f56fa8bda2d36321,
  "/admin/account-fields#FillSetupCode": FillSetupCode_2a96b79e994c9d24e4f97f4b4936b090,
  "/admin/account-fields#CurrentPasswordField": CurrentPasswordField_2a96b79e994c9d24e4f97f4b4936b090,
  "/admin/invite-form#InvitedCell": InvitedCell_deed876979d536a372695b590b50612f,
  "/admin/invite-form#InviteForm": InviteForm_deed876979d536a372695b590b50612f,
  "/admin/brand#BrandIcon": BrandIcon_b3e8143be63e21b1185320703654ba6b,
  "/admin/brand#BrandLogo": BrandLogo_b3e8143be63e21b1185320703654ba6b,
  "/admin/publishing-badge#PublishingBadge": PublishingBadge_faf6e85c1924bb376d7858a870d05320,
  "/admin/dashboard-lists#DashboardLists": DashboardLists_a2665ecf8ed81350ce46de7b419e00e4,
  "/admin/session-keeper#SessionKeeper": SessionKeeper_de4fd4531e5ed51848951dbe58f4e21f,
  "/admin/schedule-errors#ScheduleErrors": ScheduleErrors_2dec41fbf1eac6d3409a856ad4fc7487,
  "/admin/upload-guard#UploadGuard": UploadGuard_98d47317f92af8ef62b12af22b6eed64,
  "/admin/name-controls#NameControls": NameControls_5a91dafb2d8670f70f5169504285188f,
  "/admin/wide-navigation#WideNavigation": WideNavigation_56af81fb032579d5c974c3fe0239501a,
  "/admin/publishing-view#PublishingView": PublishingView_87d89b28a04ec05c44ce9d827e5a811f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
